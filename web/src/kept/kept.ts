/** What this browser keeps for all its tabs. */

import { type Signal, signal } from "@preact/signals";

/** A value that several tabs may change. Each change begins with what is kept now, not with what this tab remembers. */
export class Kept<T> {
  private readonly latest: Signal<T>;
  private refuses = false;

  constructor(
    private readonly key: string,
    private readonly fallback: T,
  ) {
    this.latest = signal(fallback);
  }

  get value(): T {
    return this.latest.value;
  }

  /** Change what is kept, and keep it. */
  change(by: (kept: T) => T): void {
    const changed = by(this.read() ?? this.latest.peek());
    this.latest.value = changed;
    try {
      localStorage.setItem(this.key, JSON.stringify(changed));
    } catch {
      this.refuses = true; // a private window, or a full one; then it lasts as long as the page
    }
  }

  /** Read what is kept, and again whenever another tab changes it. */
  follow(): void {
    const take = (): void => {
      this.latest.value = this.read() ?? this.fallback;
    };
    take();
    addEventListener("storage", ({ key }) => {
      if (key === this.key || key === null) take();
    });
  }

  /** What is kept; null if there is nothing, or nothing that can be read. */
  private read(): T | null {
    if (this.refuses) return null;
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null") as T | null;
    } catch {
      return null;
    }
  }
}
