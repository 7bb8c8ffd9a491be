import { type ComponentType, createElement, type ReactElement } from "react";
import { everyPanel } from "./every-panel";

/** All entries except the styled-components entry, whose components are no panels. */
const entries = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../exports/*.ts", "!../exports/server-styles.ts"],
  { eager: true },
);
/** Pages take the same guids as the panels on them. */
const props: object = Object.assign({ children: null }, ...everyPanel.map((panel) => panel.props));

/** Whether a value is a component: a function, or the result of `memo`. */
const isComponent = (value: unknown) =>
  typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);

/** All exports of one kind, so that new panels are included. */
export const publishedPanels = (kind: RegExp): readonly (readonly [string, ReactElement])[] =>
  Object.values(entries)
    .flatMap((entry) => Object.entries(entry))
    .filter(([name, value]) => /^[A-Z]/.test(name) && kind.test(name) && isComponent(value))
    .map(([name, Panel]) => [name, createElement(Panel as ComponentType<typeof props>, props)] as const);
