/** The response fields that people, their tools or their browsers fill in. */
const written = new Set(
  (
    "name first_name last_name username author_name institute job_title location title subject message description reason " +
    "release_rejected_reason filename file_name software_version user_agent cell net from tag bio"
  ).split(" "),
);

/** Fields that may contain markup. Hostile markup in them has its own stories. */
const markup = new Set(["content", "changelog"]);

const longWord = "W".repeat(120);
const longText = `<script>alert(1)</script><b onclick="alert(1)" style="width:9999px">${longWord}`;

function withLongTexts(value: unknown, key = ""): unknown {
  if (value === "") return value;
  if (typeof value === "string") return written.has(key) ? longText : markup.has(key) ? longWord : value;
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withLongTexts(item, name)]));
}

/** Replaces user content in responses with a long markup text without spaces. */
export const lengthened =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !response.headers.get("Content-Type")?.includes("json")) return response;
    return Response.json(withLongTexts(await response.json()), { status: response.status, headers: response.headers });
  };
