/** A browser's window, as little of it as the tests need. Nothing is drawn. */

const target = new EventTarget();
const storage = new Map<string, string>();

/** An element that has the focus. */
export class FakeElement extends EventTarget {
  isContentEditable = false;
  readonly offsetParent = {};
  readonly dataset: Record<string, string | undefined> = {};
  clicks = 0;

  constructor(readonly kind: string) {
    super();
  }

  matches(selector: string): boolean {
    return selector.split(/[\s,:]+/).includes(this.kind);
  }

  click(): void {
    this.clicks += 1;
  }
}

/** What `document.querySelector` finds. */
export const elements = new Map<string, FakeElement>();

/** Everything that can be pressed now. */
export const legal: FakeElement[] = [];

/** An element in which selectors find these. */
export const root = {
  querySelectorAll: (selector: string): FakeElement[] => (selector.startsWith("[data-legal]") ? legal : [elements.get(selector)].filter((found) => found !== undefined)),
};

/** Something happens in the window. */
export function happen(type: string, fields: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), {});
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}

/** Entries of the history: their state and address. */
export const entries: { state: unknown; address: URL }[] = [{ state: null, address: new URL("http://here/") }];
let place = 0;

/** Go to another entry of the history, as the buttons of the browser do. */
export function move(by: number): void {
  place += by;
  happen("popstate", { state: entries[place]!.state });
}

/** A browser follows a link within the page. */
export function follow(hash: string): void {
  entries.splice(++place, Infinity, { state: null, address: new URL(hash, entries[place - 1]!.address) });
  happen("popstate", { state: null });
}

export const localStorage = {
  isFull: false,
  getItem: (key: string): string | null => storage.get(key) ?? null,
  setItem(key: string, text: string): void {
    if (this.isFull) throw new Error("QuotaExceededError");
    storage.set(key, text);
  },
  clear: () => storage.clear(),
};

/** What is to be done after some time: the test says when. */
export const later: (() => void)[] = [];

const fakes = {
  setTimeout: (act: () => void) => later.push(act),
  localStorage,
  sessionStorage: localStorage,
  HTMLElement: FakeElement,
  HTMLAnchorElement: class {},
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  navigator: { languages: ["en"] },
  scrollY: 0,
  scrollTo: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: { dir: "ltr", dataset: {} } },
  history: {
    get state(): unknown {
      return entries[place]!.state;
    },
    pushState: (state: unknown, _: string, address: string) => void entries.splice(++place, Infinity, { state, address: new URL(address, entries[place - 1]!.address) }),
    replaceState: (state: unknown, _: string, address = "") => void (entries[place] = { state, address: new URL(address || entries[place]!.address, entries[place]!.address) }),
  },
};
for (const [name, value] of Object.entries(fakes)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
Object.defineProperty(globalThis, "location", { get: () => entries[place]!.address });
