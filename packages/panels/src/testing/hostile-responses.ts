import type { Endpoint } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { downloads } from "@gatehouse/contract/downloads";
import { licenses } from "@gatehouse/contract/licenses";
import { releases } from "@gatehouse/contract/releases";
import { sessions } from "@gatehouse/contract/sessions";
import { teams } from "@gatehouse/contract/teams";
import { validResponse } from "@gatehouse/contract/testing";
import { viewer } from "@gatehouse/contract/viewer";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";

/** The responses of the story's server, which `serve` fills with hostile texts. */
export const rewritten = rewrittenResponses();

/** Replaces each string in a value with a hostile text. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item) => withText(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withText(item, text)]));
}

/** A list with one row per text. Every string in a row is that text. */
function listWithTexts(call: Endpoint, texts: readonly string[]): readonly unknown[] {
  const { results } = validResponse(call) as { readonly results: readonly unknown[] };
  return texts.map((text) => withText(results[0], text));
}

/** The same, with a unique id for each row, which tables need. */
function numbered(call: Endpoint, texts: readonly string[], key: "guid" | "id"): readonly unknown[] {
  return listWithTexts(call, texts).map((row, at) => ({ ...(row as object), [key]: key === "id" ? at : `guid-${at}` }));
}

/** Responses that are one object. */
export const singles: readonly Endpoint[] = [licenses.get, licenses.best, viewer.me, teams.get];

/** The text that `serve` puts into a single-object response. */
export const textOf = (call: Endpoint, texts: readonly string[]) => texts[singles.indexOf(call) % texts.length] ?? "";

/** Serves the texts. Lists have one row per text, and single objects take turns. */
export function serve(texts: readonly string[]): void {
  for (const call of [licenses.grouped, licenses.inUse, licenses.history, cart.list])
    rewritten.responses.set(call, listWithTexts(call, texts));
  const [aSession] = (validResponse(sessions.listWeb) as { readonly data: readonly object[] }).data;
  rewritten.responses.set(sessions.listWeb, {
    status: 200,
    data: texts.map((text, id) => ({ ...(withText(aSession, text) as object), id })),
  });
  rewritten.responses.set(
    sessions.listProduct,
    listWithTexts(sessions.listProduct, texts).map((row, id) => ({ ...(row as object), id })),
  );
  rewritten.responses.set(teams.list, numbered(teams.list, texts, "guid"));
  rewritten.responses.set(teams.listLicenses, numbered(teams.listLicenses, texts, "guid"));
  rewritten.responses.set(teams.listUsers, numbered(teams.listUsers, texts, "id"));
  for (const call of singles) rewritten.responses.set(call, withText(validResponse(call), textOf(call, texts)));
}

/** Serves the texts in the release lists of customers and staff. The release's own page gets the last text. */
export function serveReleases(texts: readonly string[]): void {
  for (const call of [downloads.listStable, downloads.listNightly, downloads.listNotices, releases.list])
    rewritten.responses.set(call, listWithTexts(call, texts));
  rewritten.responses.set(releases.listHistory, numbered(releases.listHistory, texts, "id"));
  rewritten.responses.set(releases.listSharedLinks, numbered(releases.listSharedLinks, texts, "guid"));
  rewritten.responses.set(releases.get, withText(validResponse(releases.get), texts.at(-1) ?? ""));
}

/** The texts that the place doesn't show unchanged. */
export function notShown(texts: readonly string[], place: Element): readonly string[] {
  const shown = place.textContent ?? "";
  return texts.filter((text) => !shown.includes(text));
}

export function inSetsOf(size: number, texts: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));
}
