import { isPortalError } from "@gatehouse/contract";
import { endsCurrent, sessions } from "@gatehouse/contract/sessions";
import { done, findDone, notDone, unknown } from "../../data/find-done";
import { doneIfGone } from "../../data/find-in-list";

/** Once the current session ends, the list can't be read. If that session was to end, the refusal proves it. */
export const findWebEnded = findDone(sessions.endWeb, [sessions.listWeb], async ({ body }, ask, [known]) => {
  try {
    const { data } = await ask(sessions.listWeb);
    return data.some(({ id }) => body.sessions.includes(id)) ? notDone : done({ status: 200 as const });
  } catch (failure) {
    if (!isPortalError(failure, "unauthenticated")) throw failure;
    const ended = known?.data.filter(({ id }) => body.sessions.includes(id)) ?? [];
    return endsCurrent(ended) ? done({ status: 401 as const }) : unknown;
  }
});

export const findProductEnded = findDone(
  sessions.endProduct,
  [],
  async ({ sessionId }, ask) => doneIfGone(await ask(sessions.listProduct), ({ id }) => String(id) === sessionId),
  { goneIsDone: true },
);
