/** Anything on the page as a drawing of its own: boxes, words and drawings, where the browser has put them, in the colours that they have. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** What one presses is no part of a picture, except what says which of several is shown. */
const LEFT_OUT = "button:not([aria-pressed=true]), a.button, summary, details, input, select, .hidden, .pictures";

/** Around everything. */
const EDGE = 12;

/** What a drawing gets from style sheets, which a file does not have. */
const STYLES = ["stroke-width", "stroke-dasharray", "opacity", "font-family", "font-size", "font-weight", "text-anchor"];

export interface Drawing {
  text: string;
  width: number;
  height: number;
}

/** What an element shows, also what has to be scrolled into sight, as SVG. */
export function drawingOf(element: Element): Drawing {
  const sheet = new Sheet(element.getBoundingClientRect());
  for (const child of element.childNodes) draw(sheet, child);
  return sheet.drawn(groundOf(element));
}

/** Points of a picture for each of the drawing. */
const SCALE = 3;

/** A drawing as PNG. */
export async function pictureOf({ text, width, height }: Drawing): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * width;
  canvas.height = SCALE * height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

class Sheet {
  private readonly marks: Element[] = [];
  private left = 0;
  private right = 0;
  private bottom = 0;

  constructor(private readonly frame: DOMRect) {}

  /** Something at the place of a box; words say themselves where they stand. */
  put(mark: Element, box: DOMRect): void {
    const place = this.placeOf(box);
    if (mark.tagName !== "text") for (const [name, value] of Object.entries({ ...place, width: box.width, height: box.height })) mark.setAttribute(name, String(value));
    this.left = Math.min(this.left, place.x - EDGE);
    this.right = Math.max(this.right, place.x + box.width);
    this.bottom = Math.max(this.bottom, place.y + box.height);
    this.marks.push(mark);
  }

  placeOf({ left, top }: DOMRect): { x: number; y: number } {
    return { x: left - this.frame.left, y: top - this.frame.top };
  }

  drawn(ground: string): Drawing {
    const [width, height] = [Math.ceil(this.right - this.left + EDGE), Math.ceil(this.bottom + EDGE)];
    const sheet = made("svg", { xmlns: NAMESPACE, viewBox: `${this.left} 0 ${width} ${height}`, width, height });
    sheet.append(made("rect", { x: this.left, width, height, ...painted("fill", ground) }), ...this.marks);
    return { text: new XMLSerializer().serializeToString(sheet), width, height };
  }
}

function draw(sheet: Sheet, node: Node): void {
  if (node instanceof Text) return drawWords(sheet, node);
  if (!(node instanceof Element) || node.matches(LEFT_OUT) || !node.checkVisibility({ visibilityProperty: true })) return;
  if (node instanceof SVGSVGElement) return sheet.put(styled(node), node.getBoundingClientRect());
  drawBox(sheet, node);
  for (const child of node.childNodes) draw(sheet, child);
}

/** The ground and the lines of an element. */
function drawBox(sheet: Sheet, element: Element): void {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const line = parseFloat(style.borderTopWidth) > 0 ? painted("stroke", style.borderTopColor) : {};
  if (isSeen(style.backgroundColor) || "stroke" in line) {
    sheet.put(made("rect", { rx: Math.min(parseFloat(style.borderTopLeftRadius) || 0, box.height / 2), ...painted("fill", style.backgroundColor), ...line }), box);
  }
  if (!("stroke" in line) && parseFloat(style.borderBottomWidth) > 0) {
    sheet.put(made("rect", painted("fill", style.borderBottomColor)), new DOMRect(box.left, box.bottom - 1, box.width, 1));
  }
}

/** Each word where it stands: lines break in a file as they break here. */
function drawWords(sheet: Sheet, node: Text): void {
  for (const word of node.data.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const box = range.getBoundingClientRect();
    if (box.width > 0) sheet.put(wordAt(word[0], sheet.placeOf(box), box, getComputedStyle(node.parentElement!)), box);
  }
}

function wordAt(word: string, place: { x: number; y: number }, box: DOMRect, style: CSSStyleDeclaration): Element {
  const pen = penOf();
  pen.font = style.font;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(word);
  const y = place.y + (box.height * above) / (above + below);
  const font = { "font-family": style.fontFamily, "font-size": style.fontSize, "font-weight": style.fontWeight };
  // A word begins at its right where one reads from there, which puts full stops in their place.
  const x = style.direction === "rtl" ? place.x + box.width : place.x;
  // Where the fonts are others, words are still as long as they were.
  const mark = made("text", { x, y, direction: style.direction, textLength: box.width, lengthAdjust: "spacingAndGlyphs", ...font, ...painted("fill", style.color) });
  mark.textContent = word;
  return mark;
}

/** A copy of a drawing that needs no style sheet. */
function styled(svg: SVGSVGElement): Element {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, place) => {
    const style = getComputedStyle(originals[place]!);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
    const paints = { ...painted("fill", style.fill), ...painted("stroke", style.stroke) };
    for (const [name, value] of Object.entries(paints)) element.setAttribute(name, value);
    element.removeAttribute("class");
  });
  return copy;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

// Colours

const isSeen = (colour: string): boolean => colour !== "none" && rgba(colour)[3] > 0;

/** A colour as every program reads it: three numbers, and how much of it there is. */
function painted(how: "fill" | "stroke", colour: string): Record<string, string> {
  if (!isSeen(colour)) return { [how]: "none" };
  const [red, green, blue, opacity] = rgba(colour);
  return { [how]: `rgb(${red},${green},${blue})`, ...(opacity < 255 && { [`${how}-opacity`]: (opacity / 255).toFixed(2) }) };
}

function rgba(colour: string): [number, number, number, number] {
  const pen = penOf();
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
}

function penOf(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

function groundOf(element: Element | null): string {
  if (!element) return "white";
  const colour = getComputedStyle(element).backgroundColor;
  return isSeen(colour) ? colour : groundOf(element.parentElement);
}
