import { Refusal } from "../texts/refusal";
import { readText } from "./read-body";

// Forms such as sign-in are a few hundred bytes.
const usualFormBytes = 16_384;

/** The fields of a page's own form. */
export async function readForm(request: Request, formBytes = usualFormBytes): Promise<(name: string) => string> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new Refusal("invalid", { status: 415, detail: (t) => t.usual.unsupportedType(type ?? "") });
  }
  const fields = new URLSearchParams(await readText(request, formBytes));
  return (name) => fields.get(name) ?? "";
}
