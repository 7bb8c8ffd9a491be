import { type TourFlags, viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone } from "../../data/find-done";

export const findProfileConfirmed = findDone(viewer.confirmProfile, [], async (_, ask) =>
  (await ask(viewer.profileConfirmed)).profile_confirmed ? done(undefined) : notDone,
);

export const findTourCompleted = findDone(viewer.completeTour, [], async ({ body }, ask) => {
  const now = await ask(viewer.tours);
  return (Object.keys(body) as (keyof TourFlags)[]).every((flag) => now[flag] === body[flag])
    ? done(undefined)
    : notDone;
});
