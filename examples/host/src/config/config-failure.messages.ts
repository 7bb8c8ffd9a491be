import { expectations } from "@gatehouse/contract/host-config";
import type { LoadProblem } from "./load-config";

/** The texts of the page that is shown instead of a portal without a usable config. */
export interface ConfigFailureTexts {
  readonly title: string;
  readonly retry: string;
  readonly sentence: (problem: LoadProblem, source: string) => string;
}

export const english: ConfigFailureTexts = {
  title: "The portal can't start",
  retry: "Retry",
  sentence(problem, source) {
    switch (problem.kind) {
      case "unreachable":
        return `We couldn't load ${source}. Check your connection, then try again.`;
      case "missing":
        return `${source} doesn't exist. The site's administrator has to add this file.`;
      case "refused":
        return `We couldn't load ${source} because the server responded with status ${problem.status}. Try again, or tell the site's administrator.`;
      case "page":
        return `The server responded with a web page instead of ${source}. The site's administrator has to add this file, or exclude it from the fallback to index.html.`;
      case "malformed":
        return `${source} isn't valid JSON. The site's administrator has to correct it.`;
      case "field":
        return `${problem.field === "" ? source : `${problem.field} in ${source}`} must be ${expectations[problem.expected]}. The site's administrator has to correct it.`;
    }
  },
};
