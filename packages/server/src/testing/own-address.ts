import type { Browser } from "./browser";
import { parameterCases } from "./server-cases";

/** The address of an endpoint, with the viewer's own objects in place of its parameters. */
export async function ownAddress(browser: Browser, path: string): Promise<string> {
  let address = path.replace("{product}", "compiler");
  for (let name; (name = /\{(\w+)\}/.exec(address)?.[1]) !== undefined;) {
    const [list, id] = parameterCases[name]?.listed ?? ["", ""];
    const [first] = await browser.getList<Readonly<Record<string, string | number>>>(
      await ownAddress(browser, `/api/webapp/v1/${list}`),
    );
    address = address.replace(`{${name}}`, String(first?.[id]));
  }
  return address;
}
