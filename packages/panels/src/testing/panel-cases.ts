import type { Endpoint } from "@gatehouse/contract";
import type { StoryContext } from "@storybook/react-vite";
import type { PanelName } from "../panel-catalog";

type Props = Readonly<Record<string, string>>;

/** Finds elements of a panel. Throws until they exist. */
export type Found = (place: StoryContext["canvas"]) => HTMLElement | readonly HTMLElement[];

/** @returns the control, and throws while it is disabled. */
export function enabled(control: HTMLElement): HTMLElement {
  if (control.matches(":disabled, [aria-disabled=true]")) throw new Error("The control is disabled");
  return control;
}

/** An endpoint that a panel reads, for the stories that send unexpected responses. */
export interface PanelRead {
  readonly call: Endpoint;
  /** Elements that are visible once the response is read. */
  readonly isRead: Found;
  /** The panel's text for an unreadable response. Undefined if it needs none. */
  readonly failure: string | undefined;
  /** Props for this read, if different from the panel's. */
  readonly props?: Props;
}

/** A panel's data for the tests that run on all panels. */
export interface PanelCase {
  /** The account that sees the panel. Defaults to the demo's customer. */
  readonly as?: string;
  /** Props for that account. */
  readonly props?: Props;
  /** Matches the markup that a server renders, before any response. */
  readonly frame: RegExp;
  /** Elements that are visible once everything is loaded. */
  readonly content: Found;
  readonly reads: readonly PanelRead[];
}

/** The cases of an area, in `<area>.cases.ts`. */
export type PanelCases = Partial<Readonly<Record<PanelName | "UserMenu", PanelCase>>>;
