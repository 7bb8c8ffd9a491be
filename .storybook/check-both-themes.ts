import axe from "axe-core";
import { contrastRule, unlikeElements, withMarks } from "./contrast-once";

// A story is only part of a page, so rules for whole pages are off.
const everything: axe.RunOptions = {
  // Without this, axe would also write a selector for every element that passes.
  resultTypes: ["violations", "incomplete"],
  elementRef: true,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    "color-contrast": { enabled: false },
    region: { enabled: false },
    "page-has-heading-one": { enabled: false },
    "landmark-one-main": { enabled: false },
  },
};

const contrast: axe.RunOptions = { ...everything, rules: {}, runOnly: { type: "rule", values: [contrastRule] } };

// Roles, names and structure are the same in both themes.
const themes = [
  ["light", everything],
  ["dark", contrast],
] as const;

/** The places whose contrast earlier stories have measured, by theme. Stories share a page and its styles. */
const measured = { light: new Set<number>(), dark: new Set<number>() };

/** Fails a story that has an accessibility violation in either theme, overlays included. */
export async function checkBothThemes(canvas: HTMLElement): Promise<void> {
  const elements = unlikeElements([canvas.ownerDocument, ...shadowRoots(canvas)]);
  for (const [theme, options] of themes) {
    const unmeasured = new Map([...elements].filter(([place]) => !measured[theme].has(place)));
    if (options === contrast && unmeasured.size === 0) continue;
    const undo = setTheme(canvas, theme);
    await settled(canvas);
    const { violations } = await withMarks(unmeasured, measured[theme], () => axe.run(document.body, options));
    undo();
    if (violations.length > 0)
      throw new Error(`Accessibility, ${theme} theme:\n${violations.map(describe).join("\n")}`);
  }
}

function setTheme(canvas: HTMLElement, theme: string): () => void {
  const found = [canvas.ownerDocument, ...shadowRoots(canvas)].flatMap((root) =>
    Array.from(root.querySelectorAll<HTMLElement>(".gh-root")),
  );
  const before = found.map((element) => [element, element.dataset["theme"]] as const);
  for (const element of found) element.dataset["theme"] = theme;
  return () => {
    for (const [element, value] of before) element.dataset["theme"] = value;
  };
}

function shadowRoots(canvas: HTMLElement): ShadowRoot[] {
  return Array.from(canvas.ownerDocument.querySelectorAll("*")).flatMap((element) => element.shadowRoot ?? []);
}

/* Colors are measured once running animations have finished. Paused ones are skipped, because Storybook never
   resumes some. */
async function settled(canvas: HTMLElement): Promise<void> {
  const animations = [canvas.ownerDocument, ...shadowRoots(canvas)].flatMap((root) => root.getAnimations());
  const finite = animations.filter(
    (animation) =>
      animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );
  await Promise.allSettled(finite.map((animation) => animation.finished));
}

function describe({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ""}`).join("\n")}`;
}
