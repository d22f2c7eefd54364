import { SIGNS } from "../ui/grades";
import { tOf } from "../words/t";

/** The sign of a grade; those who listen hear the word. */
export const GradeSign = ({ grade }: { grade: string }) => (
  <span class={`grade-sign grade-${grade}`} title={tOf("grade", grade)}>
    <span aria-hidden="true" class="ltr">
      {SIGNS[grade]}
    </span>
    <span class="hidden">{tOf("grade", grade)}</span>
  </span>
);

/** The sign and the word. */
export const Grade = ({ grade }: { grade: string }) => (
  <span class={`grade grade-${grade}`}>
    <span aria-hidden="true" class="grade-sign ltr">
      {SIGNS[grade]}
    </span>{" "}
    {tOf("grade", grade)}
  </span>
);
