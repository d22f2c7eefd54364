import "./ChanceBar.css";

/** A chance with its interval, in thousandths: a bar to the estimate, a band over what it may be. The numbers stand beside it. */
export function ChanceBar({ chance, low, high }: { chance: number; low: number; high: number }) {
  const style = { "--chance": `${chance / 10}%`, "--low": `${low / 10}%`, "--width": `${(high - low) / 10}%` };
  return <span class="chance-bar" style={style} aria-hidden="true" />;
}
