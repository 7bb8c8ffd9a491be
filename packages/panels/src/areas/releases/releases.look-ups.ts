import type { EndpointBody } from "@gatehouse/contract";
import { type Release, releases, type SharedLink } from "@gatehouse/contract/releases";
import { viewer } from "@gatehouse/contract/viewer";
import { done, findDone, notDone, unknown } from "../../data/find-done";
import { doneIfGone } from "../../data/find-in-list";
import { isSameText } from "./same-text";

export const findUpdated = findDone(releases.update, [releases.get], async ({ versionTag, body }, ask) => {
  const release = await ask(releases.get, { versionTag });
  if (isAsSent(release, body)) return done(release);
  if (body.stable_release !== true || !release.approvals) return notDone;
  // The first of two approvals publishes nothing yet.
  const { email } = await ask(viewer.me);
  return release.approvals.given.some((approval) => approval.email === email) ? done(release) : notDone;
});

function isAsSent(release: Release, body: EndpointBody<typeof releases.update>): boolean {
  const { changelog, release_rejected_reason: reason, ...others } = body;
  // The first is a condition, and the last two are only in the release's history.
  const { base_changelog: _, unpublish_reason: __, successor: ___, ...flags } = others;
  return (
    (changelog === undefined || isSameText(release.changelog ?? "", changelog)) &&
    (reason === undefined || isSameText(release.release_rejected_reason ?? "", reason)) &&
    (Object.keys(flags) as (keyof typeof flags)[]).every((flag) => release[flag] === flags[flag])
  );
}

/**
 * Only the response contains a link's address, so a link with a lost response is useless. This revokes it and creates
 * another one. It recognizes the dialog's links by the second at which they expire, see `LinkForm`.
 */
export const findLinkCreated = findDone(releases.createSharedLink, [], async (input, ask) => {
  const { versionTag, body } = input;
  const [{ email }, links] = await Promise.all([ask(viewer.me), ask(releases.listSharedLinks, { versionTag })]);
  const isOwn = ({ created_by: author, expiration_date: date }: SharedLink) =>
    author?.email === email && secondOf(date) === secondOf(body.expiration_date);
  const unseen = links.results.filter(isOwn);
  if (unseen.length === 0) return links.next === null ? notDone : unknown;
  for (const { guid } of unseen) await ask(releases.revokeSharedLink, { versionTag, linkGuid: guid });
  return done(await ask(releases.createSharedLink, input));
});

const secondOf = (time: string) => Math.floor(Date.parse(time) / 1_000);

export const findLinkRevoked = findDone(
  releases.revokeSharedLink,
  [],
  async ({ versionTag, linkGuid }, ask) =>
    doneIfGone(await ask(releases.listSharedLinks, { versionTag }), ({ guid }) => guid === linkGuid),
  { goneIsDone: true },
);
