import { shapesOf } from "./emblems";

/** The picture of a card, in the colours of the element it is in. */
export function Emblem({ card }: { card: string }) {
  const shapes = shapesOf(card);
  return (
    <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
      {shapes.map(([tone, path]) => (
        <path key={path} class={`tone-${tone}`} d={path} />
      ))}
    </svg>
  );
}
