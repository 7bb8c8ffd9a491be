import { isDatabaseUnavailable } from "../../db/database-unavailable";

// A restart or a failover takes seconds. After these attempts, the build is left to another worker.
const mostAttempts = 120;
const pauseMs = 1_000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));

/**
 * Repeats an action while the database is unavailable, for two minutes or more. If the connection breaks during its
 * commit, the action has been done and runs again.
 */
export async function outlastOutage<Value>(act: () => Promise<Value>, wait = pause): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === mostAttempts || !isDatabaseUnavailable(error)) throw error;
    }
    await wait();
  }
}
