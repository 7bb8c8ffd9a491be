/** A time for the command line's output, in UTC. */
export function timeOf(time: Date | null): string {
  return time === null ? "never" : time.toISOString();
}
