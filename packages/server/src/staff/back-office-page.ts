import { capabilitiesOf, type Capability, type GroupCapabilities } from "@gatehouse/contract/viewer";
import type { Viewer } from "../db/context";
import type { Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";

/** A read-only page of the back office. */
export interface BackOfficePage {
  readonly path: string;
  /** As the portal's menu has it. */
  readonly title: string;
  readonly needs: Capability | "superuser";
  content(visit: Visit): Promise<Html> | Html;
}

/** Whether a page exists for the viewer (spec part 1 §6). */
export function mayOpen({ needs }: Pick<BackOfficePage, "needs">, viewer: Viewer, groups: GroupCapabilities): boolean {
  if (needs === "superuser") return viewer.isSuperuser;
  return capabilitiesOf(
    viewer.groups.map((name) => ({ name })),
    groups,
  ).has(needs);
}
