import { html } from "hono/html";
import type { BackOfficePage } from "./back-office-page";

/** Pages that the portal links to and for which this server keeps nothing; each says so. */
export const emptyPages: readonly BackOfficePage[] = [
  empty(
    "/management/global-messages/",
    "Global messages",
    "management.messages",
    "This server keeps no global messages: the portal shows none.",
  ),
  empty(
    "/management/dongle-debugger/",
    "Dongle debugger",
    "management.operations",
    "This server does not talk to dongles, so there is nothing to debug here.",
  ),
  empty(
    "/management/runtime-licenses/",
    "Runtime licenses",
    "management.operations",
    "This server keeps no runtime licenses.",
  ),
  empty("/report-generator/", "Report generator", "superuser", "This server generates no reports."),
  empty("/tem/", "TEM", "superuser", "This server has no TEM."),
];

function empty(path: string, title: string, needs: BackOfficePage["needs"], sentence: string): BackOfficePage {
  return { path, title, needs, content: () => html`<p>${sentence}</p>` };
}
