import { profile, type ProfileChanges } from "@gatehouse/contract/profile";
import { type User, viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone, unknown } from "../../data/find-done";

/** All changes are saved together, so a changed text proves that the picture is saved too. */
export const findUpdated = findDone(profile.update, [viewer.me], async ({ body }, ask, [known], others) => {
  const now = await ask(viewer.me);
  const { avatar, clear_avatar: isCleared, ...fields } = body;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  if (!names.every((name) => isSame(now[name], fields[name]))) return notDone;
  if (avatar === undefined && isCleared !== true) return done(now);
  if (known !== undefined && names.some((name) => !isSame(known[name], fields[name]))) return done(now);
  if (isCleared === true) return hasPicture(now) ? notDone : done(now);
  return others.length > 0 || known === undefined ? unknown : newPicture(now, known);
});

type Saved = User[keyof Omit<ProfileChanges, "avatar" | "clear_avatar">];

/** Servers trim texts and store empty ones as null. Forms send line breaks as CR LF. */
function isSame(saved: Saved, sent: Saved): boolean {
  const comparable = (value: Saved) =>
    typeof value === "boolean" ? value : (value ?? "").replace(/\r\n?/g, "\n").trim();
  return typeof sent === "boolean" ? (saved ?? false) === sent : comparable(saved) === comparable(sent);
}

const hasPicture = (user: User) => user.profile_picture_source === "avatar" && Boolean(pictureOf(user));
const pictureOf = (user: User) => user.profile_picture_url ?? user.avatar ?? "";

/** Signed addresses get a new query each time, and others use it as a version, so the query alone proves nothing. */
function newPicture(now: User, known: User) {
  if (!hasPicture(now)) return notDone;
  if (!hasPicture(known)) return done(now);
  const [address, before] = [pictureOf(now), pictureOf(known)];
  if (address === before) return notDone;
  return address.split("?")[0] === before.split("?")[0] ? unknown : done(now);
}
