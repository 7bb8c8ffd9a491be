import { areStylesBlocked, isInNoDocument } from "@gatehouse/design";
import type { Appearance } from "../appearance";
import type { Problem } from "./find-problems";

/** The reason why this page can't reach any API. Undefined if it can, and during server rendering. */
export function originProblem(): Problem | undefined {
  if (globalThis.origin !== "null") return undefined;
  return { about: "no origin", text: "This page has no origin, so it cannot reach the API." };
}

/** The reason why our style elements have no effect on this page. */
export function stylesProblem({ nonce, styleTarget }: Appearance): Problem | undefined {
  // Ignore shadow roots: one leaves the page with its panel, for example while its element moves.
  if (styleTarget !== undefined && isInNoDocument(styleTarget) && !("host" in styleTarget.getRootNode()))
    return {
      about: "appearance.styleTarget",
      text: "appearance.styleTarget is not in the document.",
      isPassing: true,
    };
  if (!areStylesBlocked(nonce, styleTarget)) return undefined;
  return { about: "styles", text: "Styles are blocked by this page's content security policy." };
}
