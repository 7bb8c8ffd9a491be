import { isPortalError } from "@gatehouse/contract";
import { type TourFlags, viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone } from "../../data/find-done";

export const findProfileConfirmed = findDone(viewer.confirmProfile, [], async (_, ask) =>
  (await ask(viewer.profileConfirmed)).profile_confirmed ? done(undefined) : notDone);

export const findAgreementAccepted = findDone(viewer.acceptAgreement, [], async (_, ask) =>
  (await ask(viewer.agreementAccepted)).eula_accepted ? done(undefined) : notDone);

export const findTourCompleted = findDone(viewer.completeTour, [], async ({ body }, ask) => {
  const now = await ask(viewer.tours);
  return (Object.keys(body) as (keyof TourFlags)[]).every((flag) => now[flag] === body[flag]) ? done(undefined) : notDone;
});

export const findSignedOut = findDone(viewer.signOut, [], async (_, ask) => {
  try {
    await ask(viewer.me);
    return notDone;
  } catch (failure) {
    if (isPortalError(failure, "unauthenticated")) return done(undefined);
    throw failure;
  }
});
