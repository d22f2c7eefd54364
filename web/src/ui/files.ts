/** Files for people to take home: texts, and pictures of what is drawn on the page. */

/** Let the browser save something under a name. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}

/** Milliseconds after which a browser has surely begun to save. */
const SAVING = 10_000;

/** What a drawing gets from style sheets, which a file does not have. */
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "opacity", "font-family", "font-size", "font-weight", "text-anchor"];

/** A drawing as a file of its own, with its styles and on the colour that it lies on. */
export function drawingOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, place) => {
    const styles = getComputedStyle(originals[place]!);
    for (const name of STYLES) element.setAttribute(name, styles.getPropertyValue(name));
    element.removeAttribute("class");
  });
  const { width, height } = svg.viewBox.baseVal;
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: groundOf(svg) })) ground.setAttribute(name, value);
  copy.prepend(ground);
  for (const [name, value] of Object.entries({ xmlns: "http://www.w3.org/2000/svg", width: String(width), height: String(height) })) copy.setAttribute(name, value);
  return new XMLSerializer().serializeToString(copy);
}

function groundOf(element: Element | null): string {
  if (!element) return "white";
  const colour = getComputedStyle(element).backgroundColor;
  return colour === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : colour;
}

/** Points of a picture for each of the drawing. */
const SCALE = 3;

/** A drawing as PNG. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * svg.viewBox.baseVal.width;
  canvas.height = SCALE * svg.viewBox.baseVal.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
