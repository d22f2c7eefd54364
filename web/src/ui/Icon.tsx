import "./chip.css";
/** Line icons on a field of 24 × 24, drawn for this. */

const PATHS = {
  undo: "M9 7H15a5 5 0 0 1 0 10H7M9 7l3.5-3.5M9 7l3.5 3.5",
  redo: "M15 7H9a5 5 0 0 0 0 10h8M15 7l-3.5-3.5M15 7l-3.5 3.5",
  coins: "M14 15a6 6 0 1 1 0-12a6 6 0 0 1 0 12zM6.5 9.5a6 6 0 1 0 8 9.5",
  end: "M5 5l7 7-7 7M13 5l7 7-7 7",
  begin: "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  skip: "M5 12h13M12 5l7 7-7 7",
  check: "M4 12.5l5.5 5.5L20 6.5",
  close: "M6 6l12 12M18 6L6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M12 21a9 9 0 1 1 0-18a9 9 0 0 1 0 18z",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  deck: "M8 3h11v14H8zM5 7v14h11",
  rules: "M12 6c-2-1.5-5-2-8-1.5v14c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5zM12 6v14",
  hand: "M3.5 8.5l7-3 4.5 11.5-7 3zM12.5 5l7.5 1.5-2 13-4-.7",
  discard: "M6 3h12v13H6zM3 20h18M9.5 9l2.5 2.5L14.5 9",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  user: "M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6",
  bot: "M6 9h12v9H6zM12 9V5M10 5h4M9.5 13v.01M14.5 13v.01M3 12v3M21 12v3",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6l-1.4 1.4M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6l1.4-1.4",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14v.01M14 20v-2",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  play: "M7 4.5v15l12-7.5z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M11 18a7 7 0 1 1 0-14a7 7 0 0 1 0 14zM16 16l5 5",
  dice: "M4 4h16v16H4zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01",
  first: "M18 5l-8 7 8 7zM7 5v14",
  last: "M6 5l8 7-8 7zM17 5v14",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  eye: "M2 12q10-14 20 0q-10 14-20 0zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",
  card: "M7 3h10v18H7z",
  action: "M13 3L5 14h6l-1 7 8-11h-6z",
  buy: "M6 8h12l1 12H5zM9 10V7a3 3 0 0 1 6 0v3",
  shield: "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z",
  flag: "M6 21V4h12l-3 4 3 4H6",
  sun: "M12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  rematch: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  bulb: "M9.5 18h5M10 21h4M9 15.5c0-2-3-3-3-6.5a6 6 0 0 1 12 0c0 3.5-3 4.5-3 6.5z",
  clock: "M12 21a8 8 0 1 1 0-16a8 8 0 0 1 0 16zM12 9v4l3 2M9.5 2h5",
  star: "M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.6 3.2 1.4-6.3L3 9.6 9.3 9z",
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point somewhere turn around where people read from the right. */
const POINTING: readonly IconName[] = ["undo", "redo", "end", "begin", "skip", "first", "last", "back", "next", "log", "chat"];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={POINTING.includes(name) ? "icon mirrored" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
