import { capabilitiesOf, type Capability, type GroupCapabilities } from "@gatehouse/contract/viewer";
import type { Viewer } from "../db/context";
import type { Submission, Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import type { StaffTexts } from "../texts/staff.messages";

/** A page of the back office. */
export interface BackOfficePage {
  readonly path: string;
  /** The key of its title, which matches the portal's menu. */
  readonly title: keyof StaffTexts["titles"];
  readonly needs: Capability | "superuser";
  /** Omits the page from the menu. Another page links to it. */
  readonly isUnlisted?: true;
  /** Runs at the end of the page, which must also work without it. */
  readonly script?: string;
  content(visit: Visit): Promise<Html> | Html;
  /**
   * Handles a form of the page.
   * @returns the content to show instead of the page, or undefined to redirect to it.
   */
  submit?(submission: Submission, server: ServerApp): Promise<Html | undefined>;
}

/** Whether the viewer may see the page. */
export function mayOpen({ needs }: Pick<BackOfficePage, "needs">, viewer: Viewer, groups: GroupCapabilities): boolean {
  return needs === "superuser" ? viewer.isSuperuser : may(needs, viewer, groups);
}

/** Whether one of the viewer's groups gives the capability. */
export function may(capability: Capability, viewer: Viewer, groups: GroupCapabilities): boolean {
  return capabilitiesOf(
    viewer.groups.map((name) => ({ name })),
    groups,
  ).has(capability);
}
