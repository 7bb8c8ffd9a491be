/**
 * Creates a gate that lets only a few actions run at a time, with a turn of the event loop after each. The built-in
 * database runs in this process, one statement after another, and would block everything else.
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
