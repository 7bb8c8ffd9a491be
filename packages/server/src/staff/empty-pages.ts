import { html } from "hono/html";
import { staffTexts } from "../texts/pages";
import type { StaffTexts } from "../texts/staff.messages";
import type { BackOfficePage } from "./back-office-page";

/** Pages that the portal links to but for which this server has no data. Each says so. */
export const emptyPages: readonly BackOfficePage[] = [
  empty("/management/global-messages/", "globalMessages", "management.messages"),
  empty("/management/dongle-debugger/", "dongleDebugger", "management.operations"),
  empty("/management/runtime-licenses/", "runtimeLicenses", "management.operations"),
  empty("/report-generator/", "reportGenerator", "superuser"),
  empty("/tem/", "tem", "superuser"),
];

function empty(path: string, title: keyof StaffTexts["empty"], needs: BackOfficePage["needs"]): BackOfficePage {
  return { path, title, needs, content: ({ facts }) => html`<p>${staffTexts(facts.language).empty[title]}</p>` };
}
