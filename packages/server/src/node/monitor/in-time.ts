const limitMs = 2_000;

/** Rejects if a promise takes more than two seconds, because monitoring must not wait for the monitored process. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long.")), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
