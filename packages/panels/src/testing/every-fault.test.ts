import { expect, it } from "vitest";
import { panelCatalog } from "../panel-catalog";
import { sourceTexts } from "./source-texts";

const stories = Object.values(sourceTexts(import.meta.glob("../**/*.stories.tsx"), import.meta.url)).filter((text) =>
  text.includes("faultInjection("),
);

/** Two of these read a single file, whose failures have their own stories. The third shows a count or nothing. */
const others = ["LogViewer", "WavesPanel", "CartButton"];

it.each(Object.keys(panelCatalog).filter((name) => !others.includes(name)))("%s is shown with every fault", (name) =>
  expect(stories.some((text) => new RegExp(`\\b${name}\\b`).test(text.slice(text.indexOf("const meta"))))).toBe(true),
);
