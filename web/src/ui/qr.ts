/** QR codes (ISO/IEC 18004) for links: bytes, level M, versions 1 to 9, which hold up to 180 bytes. Made here, so that what a link hides after `#` stays here. */

/** Of versions 1 to 9 at level M: all codewords, those for correction in a block, blocks, and where the small squares are. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5];
const SQUARES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export type Modules = readonly (readonly boolean[])[];

/** The dark and light modules of a code, row by row; null if the text is too long. Without a mask the most even picture is taken. */
export function qrCode(text: string, mask?: number): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = TOTAL.findIndex((_, place) => bytes.length + 2 <= room(place));
  if (index < 0) return null;
  const words = interleaved(padded(bytes, room(index)), index);
  const codes = (mask === undefined ? MASKS.map((_, number) => number) : [mask]).map((number) => drawn(words, index, number));
  return codes.reduce((best, code) => (lumps(code) < lumps(best) ? code : best));
}

/** Codewords for data. */
function room(index: number): number {
  return TOTAL[index]! - CORRECTION[index]! * BLOCKS[index]!;
}

/** Mode, length, bytes, end and padding. */
function padded(bytes: readonly number[], size: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: nibbles.length / 2 }, (_, place) => (nibbles[2 * place]! << 4) | nibbles[2 * place + 1]!);
  for (let pad = 0; words.length < size; pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** The blocks with their correction, one codeword of each after the other; the last blocks may be longer by one. */
function interleaved(words: readonly number[], index: number): number[] {
  const number = BLOCKS[index]!;
  const short = Math.floor(words.length / number);
  const shorter = number - (words.length % number);
  const blocks = Array.from({ length: number }, (_, block) => {
    const first = block * short + Math.max(0, block - shorter);
    return words.slice(first, first + short + (block >= shorter ? 1 : 0));
  });
  const corrections = blocks.map((block) => correction(block, CORRECTION[index]!));
  return [...woven(blocks), ...woven(corrections)];
}

function woven(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

/** Reed and Solomon's remainder over GF(256). */
function correction(block: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < length; power += 1, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, place) => value ^ times(generator[place - 1] ?? 0, root));
  }
  let rest = Array<number>(length).fill(0);
  for (const word of block) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(generator[place + 1]!, factor));
  }
  return rest;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** A value with the remainder of its division, as format and version are written. */
function checked(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

function drawn(words: readonly number[], index: number, mask: number): boolean[][] {
  const size = 21 + 4 * index;
  const code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = code.map((row) => [...row]);
  const set = (row: number, column: number, dark: boolean): void => {
    if (code[row]?.[column] === undefined) return;
    code[row][column] = dark;
    fixed[row]![column] = true;
  };
  drawPatterns(set, index, size);
  drawFormat(set, mask, size);
  if (index >= 6) drawVersion(set, index + 1, size);
  drawWords(code, fixed, words, mask);
  return code;
}

type Set = (row: number, column: number, dark: boolean) => void;

/** The three large squares, the small ones, and the dotted lines. */
function drawPatterns(set: Set, index: number, size: number): void {
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    square(row, column, 4, (distance) => distance !== 2 && distance !== 4, set);
  }
  const places = SQUARES[index]!;
  const last = places.at(-1) ?? 0;
  for (const row of places) {
    for (const column of places) {
      const inCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!inCorner) square(row, column, 2, (distance) => distance !== 1, set);
    }
  }
}

function square(row: number, column: number, reach: number, isDark: (distance: number) => boolean, set: Set): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
  }
}

/** Level M and the mask, twice. */
function drawFormat(set: Set, mask: number, size: number): void {
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Set, version: number, size: number): void {
  const bits = checked(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const far = size - 11 + (bit % 3);
    set(Math.floor(bit / 3), far, dark);
    set(far, Math.floor(bit / 3), dark);
  }
}

/** The codewords, in columns of two, up and down from the right. */
function drawWords(code: boolean[][], fixed: readonly (readonly boolean[])[], words: readonly number[], mask: number): void {
  const size = code.length;
  let bit = 0;
  for (let pair = 0, right = size - 1; right > 0; pair += 1, right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < 2 * size; step += 1) {
      const row = pair % 2 ? step >> 1 : size - 1 - (step >> 1);
      const column = right - (step % 2);
      if (fixed[row]![column]) continue;
      const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      code[row]![column] = dark !== MASKS[mask]!(row, column);
      bit += 1;
    }
  }
}

/** How many squares of two by two are of one colour: the fewer, the easier is a code to read. */
function lumps(code: Modules): number {
  const same = (row: number, column: number): boolean =>
    [code[row]![column + 1], code[row + 1]![column], code[row + 1]![column + 1]].every((other) => other === code[row]![column]);
  return code.slice(1).reduce((sum, row, place) => sum + row.slice(1).filter((_, column) => same(place, column)).length, 0);
}
