import { areStylesBlocked, isInNoDocument } from "@gatehouse/design";
import type { Appearance } from "../appearance";
import type { Problem } from "./find-problems";

/** Why this page cannot reach any API. Undefined when it can, and during server rendering. */
export function originProblem(): Problem | undefined {
  if (globalThis.origin !== "null") return undefined;
  return { about: "no origin", text: "This page has no origin, so it cannot reach the API." };
}

/** Why our style elements have no effect on this page. */
export function stylesProblem({ nonce, styleTarget }: Appearance): Problem | undefined {
  // A shadow root leaves the page together with its panel, for example while its element is moved.
  if (styleTarget !== undefined && isInNoDocument(styleTarget) && !("host" in styleTarget.getRootNode()))
    return {
      about: "appearance.styleTarget",
      text: "appearance.styleTarget is not in the document.",
      isPassing: true,
    };
  if (!areStylesBlocked(nonce, styleTarget)) return undefined;
  return { about: "styles", text: "Styles are blocked by this page's content security policy." };
}
