/** What belongs to one board and not to the game: its element, the card that is shown in full, what is open beside it. */

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Details } from "./details";

export class Surroundings {
  /** The element of the board with all that is around it; nothing outside of it is this board's. */
  root: HTMLElement | null = null;
  /** Whether the focus is where a pointer has put it, not where keys have led. */
  byPointer = false;
  readonly helpIsOpen = signal(false);
  readonly commandIsOpen = signal(false);
  readonly details = new Details(() => this.isSideBeside());

  /** The elements of the board that a selector finds. */
  all(selector: string): HTMLElement[] {
    return this.root ? [...this.root.querySelectorAll<HTMLElement>(selector)] : [];
  }

  /** Show the card in question, or the keys. */
  explain(): void {
    const card = this.details.pointedAt.value;
    if (card) this.details.show(card);
    else this.helpIsOpen.value = !this.helpIsOpen.value;
  }

  /** Close what lies over the side of the page; whether anything did. */
  closeSheets(): boolean {
    const open = this.helpIsOpen.value || this.commandIsOpen.value || Boolean(this.details.shown.value?.pinned);
    if (this.helpIsOpen.value || this.commandIsOpen.value) this.helpIsOpen.value = this.commandIsOpen.value = false;
    else this.details.hide();
    return open;
  }

  /** Whether the side of the page is beside the board, not below it. */
  private isSideBeside(): boolean {
    const [main, side] = [this.all("main")[0], this.all(".side")[0]];
    return Boolean(main && side) && side!.getBoundingClientRect().top < main!.getBoundingClientRect().bottom - 1;
  }
}

const Context = createContext(new Surroundings());

export const SurroundingsProvider = Context.Provider;

/** Those of the board that a part belongs to. */
export function useSurroundings(): Surroundings {
  return useContext(Context);
}
