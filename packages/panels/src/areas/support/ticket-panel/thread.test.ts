import type { TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { expect, it } from "vitest";
import { threadOf } from "./thread";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 10, minute)).toISOString();
const comment = (id: number | null, minute: number): TicketComment => ({
  id,
  content: `<p>${minute}</p>`,
  created_by_customer: true,
  created_at: at(minute),
});
const file = (filename: string, minute: number, isOurs?: boolean): TicketAttachment => ({
  url: `/files/${filename}`,
  filename,
  created_at: at(minute),
  created_by_customer: isOurs,
});
const drawn = (comments: readonly TicketComment[], files: readonly TicketAttachment[]) =>
  threadOf(comments, files).map((entry) =>
    entry.kind === "comment" ? entry.comment.content : entry.files.map(({ filename }) => filename).join("+"),
  );

it("shows comments and files in the order of their creation, however they are sent", () => {
  expect(drawn([comment(2, 30), comment(null, 10)], [file("b", 20, true)])).toEqual(["<p>10</p>", "b", "<p>30</p>"]);
});

it("shows files of one side together that follow each other within ten minutes", () => {
  expect(drawn([], [file("a", 0, true), file("b", 10, true), file("c", 10, false), file("d", 21, false)])).toEqual([
    "a+b",
    "c",
    "d",
  ]);
  expect(drawn([comment(1, 5)], [file("a", 0, true), file("b", 10, true)])).toEqual(["a", "<p>5</p>", "b"]);
});

it("gives each entry a key of its own", () => {
  const entries = threadOf([comment(null, 1), comment(null, 2), comment(1, 3)], [file("a", 0), file("b", 4)]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(5);
});

it("keeps the key of a file whose address is signed again", () => {
  const keyOf = (url: string) => threadOf([], [{ ...file("a", 0), url }])[0]?.key;
  expect(keyOf("/files/a?X-Amz-Signature=1")).toBe(keyOf("/files/a?X-Amz-Signature=2"));
});
