import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { type ComponentType, createElement, type ReactNode } from "react";
import { expect } from "storybook/test";
import type { everyPanel } from "./every-panel";
import type { Found, PanelCase } from "./panel-cases";

type Panel = Pick<(typeof everyPanel)[number], "load" | "props">;

/** A panel of the catalog with the props of its case. */
export async function panelElement({ load, props = {} }: Panel): Promise<ReactNode> {
  return createElement((await load()) as ComponentType<typeof props>, props);
}

/** Signs in the account of a panel's case for the story's next requests. */
export function signInFor({ as = "customer@example.com" }: PanelCase, loaded: Readonly<Record<string, unknown>>): void {
  openedPortal(loaded).viewer.switchTo(as);
}

/** Throws until all found elements are visible. */
export async function isVisible(what: string, place: Parameters<Found>[0], find: Found): Promise<void> {
  const found = find(place);
  const elements = found instanceof HTMLElement ? [found] : found;
  await expect(elements.length, what).toBeGreaterThan(0);
  for (const element of elements) await expect(element, what).toBeVisible();
}
