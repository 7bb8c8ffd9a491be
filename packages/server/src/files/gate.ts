/**
 * Lets few act at a time, and the rest of the process have its turn in between: the built-in database works in the process itself,
 * one statement after another, and would keep it from everything else.
 */
export function createGate(atOnce: number): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (act) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      setTimeout(leave);
    }
  };
}
