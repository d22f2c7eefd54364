import { useEffect, useState } from "preact/hooks";

/** The seconds that are left of something, counted down; another id begins anew. */
export function useCountdown(id: number, seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    const timer = setInterval(() => setLeft((value) => Math.max(value - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, [id, seconds]);
  return left;
}
