import type { Commit } from "@gatehouse/contract/projects";
import { demoProjectGuid } from "../demo/projects";
import type { Browser } from "./browser";

/** The API path of a demo project that belongs to the customer. */
export const pushedProject = `/api/webapp/v1/projects/${demoProjectGuid("Scaler bank")}/`;

/** Sends source files as a commit of that project. */
export async function sendSources(browser: Browser, files: Readonly<Record<string, string>>): Promise<Response> {
  const form = new FormData();
  form.set("message", "Run it");
  for (const [path, text] of Object.entries(files)) form.append("sources", new File([text], path));
  const headers = { "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "" };
  return browser.fetch(`${pushedProject}versions/`, { method: "POST", body: form, headers });
}

/**
 * Pushes source files that the server must accept.
 * @returns the API path of the commit.
 */
export async function pushSources(browser: Browser, files: Readonly<Record<string, string>>): Promise<string> {
  const response = await sendSources(browser, files);
  if (!response.ok) throw new Error(`The push was refused with ${response.status}: ${await response.text()}`);
  return `${pushedProject}versions/${((await response.json()) as Commit).version_sha1}/`;
}
