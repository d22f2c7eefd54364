import "./meter.css";
import { Ltr } from "./Texts";

interface Props {
  label: string;
  full: number;
  of: number;
  /** Whether it is time to notice. */
  near?: boolean;
}

/** How many there are of those there can be, as steps; the numbers stand beside them. */
export function Meter({ label, full, of, near = false }: Props) {
  return (
    <div class={near ? "meter near" : "meter"}>
      <p class="meter-head">
        <span>{label}</span>
        <Ltr>
          {full} / {of}
        </Ltr>
      </p>
      <div class="meter-steps" aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          <span key={place} class={place < full ? "full" : ""} />
        ))}
      </div>
    </div>
  );
}
