import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Prints the page on A4, as browsers do. @returns for each sheet how many pieces of text it has. */
export async function printedSheets(page: Page): Promise<readonly number[]> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const contents = [...pdf.matchAll(/\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id);
  return contents.map((id) => {
    const [, bytes = ""] = new RegExp(`\\n${id} 0 obj\\n[^]*?stream\\n([^]*?)\\nendstream`).exec(pdf) ?? [];
    const drawn = inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    return drawn.match(/\bT[jJ]\b/g)?.length ?? 0;
  });
}
