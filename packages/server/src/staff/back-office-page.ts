import { capabilitiesOf, type Capability, type GroupCapabilities } from "@gatehouse/contract/viewer";
import type { Viewer } from "../db/context";
import type { Submission, Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import type { StaffTexts } from "../texts/staff.messages";

/** A page of the back office. */
export interface BackOfficePage {
  readonly path: string;
  /** The name of its title, which is as the portal's menu has it. */
  readonly title: keyof StaffTexts["titles"];
  readonly needs: Capability | "superuser";
  /** Another page leads to it: it is not in the menu. */
  readonly isUnlisted?: true;
  content(visit: Visit): Promise<Html> | Html;
  /** Of a page with forms: handles a form. @returns the response to show instead of the page. */
  submit?(submission: Submission, server: ServerApp): Promise<Html | undefined>;
}

/** Whether a page exists for the viewer. */
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
