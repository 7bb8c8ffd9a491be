import { profile } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone } from "../../data/find-done";

/** Checks only the two choices. The check for the whole profile also compares texts and pictures. */
export const findChoicesSaved = findDone(profile.update, [], async ({ body }, ask) => {
  const now = await ask(viewer.me);
  const isSaved = Object.entries(body).every(([name, choice]) => (now[name as keyof typeof now] ?? false) === choice);
  return isSaved ? done(now) : notDone;
});
