import { isPortalError } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone } from "../../data/find-done";

export const findSignedOut = findDone(viewer.signOut, [], async (_, ask) => {
  try {
    await ask(viewer.me);
    return notDone;
  } catch (failure) {
    if (isPortalError(failure, "unauthenticated")) return done(undefined);
    throw failure;
  }
});
