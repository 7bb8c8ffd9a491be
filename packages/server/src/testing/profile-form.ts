import type { Browser } from "./browser";

/** The path of the viewer's own profile. */
export const me = "/api/webapp/v1/me/";

export type FormFields = Readonly<Record<string, string | File | readonly (string | File)[]>>;

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of Array.isArray(values) ? values : [values]) form.append(name, value as string);
  return form;
}

/**
 * Sends a profile form.
 * @returns the status and body of the response.
 */
export async function change(browser: Browser, fields: FormFields): Promise<readonly [number, unknown]> {
  const response = await browser.fetch(me, {
    method: "PATCH",
    body: formOf(fields),
    headers: { "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "" },
  });
  return [response.status, await response.json()];
}

/** A file as chosen by the user. */
export const picture = (bytes: Uint8Array<ArrayBuffer>, name = "me.png", type = "image/png") =>
  new File([bytes], name, { type });
