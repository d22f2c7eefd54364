/** A record that is dropped onto any page is opened. */

import { go } from "../shell/router";
import { toast } from "../ui/notices";
import { uploadRecord } from "../wire/http";
import { inWords } from "../words/problems";

/** Take files that are dropped; texts and links are the browser's, and those of fields. */
export function followDrops(): void {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void open(file);
  });
}

async function open(file: File): Promise<void> {
  try {
    const { replay } = await uploadRecord(await file.text());
    go(`/r/${replay}`);
  } catch (failure) {
    toast(inWords(failure));
  }
}
