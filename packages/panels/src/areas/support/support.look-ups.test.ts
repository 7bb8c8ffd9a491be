import { createClient, type PortalClient } from "@gatehouse/contract";
import { support, type Ticket, type TicketAttachment } from "@gatehouse/contract/support";
import { describe, expect, it } from "vitest";
import { findCommentCreated, findFileAdded, findTicketCreated } from "./support.look-ups";

const listOf = <T>(results: readonly T[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results: [...results],
});
/** A server that responds to every request with a list. */
const lists = (results: readonly unknown[]) => (async () => listOf(results)) as unknown as PortalClient["call"];

describe("a file whose response was lost", () => {
  const look = async (filename: string, size?: number) => {
    const file = new File(["four"], "build report.txt");
    const appeared = { id: 8, url: "/8/", filename, created_at: "2026-11-20T08:00:00Z", size } as TicketAttachment;
    const known = listOf<TicketAttachment>([]);
    const input = { ticketId: "1", body: { attachments: [file] } };
    return (await findFileAdded.look(input, lists([appeared]), [known], [])).outcome;
  };

  it.each([
    ["build report.txt", 4],
    ["build_report.txt", undefined],
    ["build_report_AbC12xY.txt", 4],
    ["build_report_AbC12xY.txt", undefined],
  ])("is found as %s", async (name, size) => expect(await look(name, size)).toBe("done"));

  it("is found although the server cut its long name", async () => {
    const sent = new File(["four"], `${"Timing report of the second board ".repeat(4)}.txt`);
    const cut = (name: string, size: number) => ({ id: 8, url: "/8/", filename: name, created_at: "", size });
    const find = async (appeared: object) => {
      const input = { ticketId: "1", body: { attachments: [sent] } };
      return (await findFileAdded.look(input, lists([appeared]), [listOf<TicketAttachment>([])], [])).outcome;
    };
    const name = "Timing_report_of_the_second_board_Timing_report_of_the_se";
    expect(await find(cut(`${name}.txt`, 4))).toBe("done");
    expect(await find(cut(`${name}_AbC12xY.txt`, 4))).toBe("done");
    expect(await find(cut(`${name}.txt`, 5))).toBe("notDone");
    expect(await find(cut(`${name}.log`, 4))).toBe("notDone");
    expect(await find(cut("Timing.txt", 4))).toBe("notDone");
  });

  it("isn't taken for an older file whose address was signed again", async () => {
    const older = (signature: number) => ({
      url: `/8/?X-Amz-Signature=${signature}`,
      filename: "build report.txt",
      created_at: "2026-11-20T08:00:00Z",
    });
    const input = { ticketId: "1", body: { attachments: [new File(["four"], "build report.txt")] } };
    const find = async (now: readonly object[]) =>
      (await findFileAdded.look(input, lists(now), [listOf<TicketAttachment>([older(1)])], [])).outcome;
    expect(await find([older(2)])).toBe("notDone");
    expect(await find([older(2), { ...older(2), created_at: "2026-11-20T09:00:00Z" }])).toBe("done");
  });

  it.each([
    ["build_report_AbC12xY.txt", 5],
    ["build_report_AbC12xY.log", 4],
    ["build_report_AbC12xYz.txt", 4],
    ["other_report_AbC12xY.txt", 4],
  ])("isn't taken for %s with %s bytes", async (name, size) => expect(await look(name, size)).toBe("notDone"));
});

it("a ticket whose response was lost is found although the server collapses the spaces of its subject", async () => {
  const ticket = { id: 8, subject: "Routing fails on FX-200" } as Ticket;
  const body = {
    subject: " Routing  fails on\tFX-200 ",
    description: "It hangs.",
    license_type: "pro",
    os: "win11",
    software_version: "",
  } as const;
  const finding = await findTicketCreated.look({ body }, lists([ticket]), [listOf<Ticket>([])], []);
  expect(finding).toEqual({ outcome: "done", response: { id: 8 } });
});

it("a comment whose response was lost is found on the last page of a server that pages all lists", async () => {
  const comment = (id: number) => ({
    id,
    content: `Comment ${id}`,
    created_by_customer: true,
    created_at: "2026-11-20T08:00:00Z",
  });
  const rows = Array.from({ length: 60 }, (_, index) => comment(index + 1));
  const { call } = createClient({
    product: { id: "acme", name: "Acme" },
    fetch: async (address) => {
      const page = Number(new URL(String(address), "http://portal.internal").searchParams.get("page") ?? 1);
      const results = rows.slice(page * 25 - 25, page * 25);
      return Response.json({
        count: rows.length,
        next: page < 3 ? `?page=${page + 1}` : null,
        previous: null,
        results,
      });
    },
  });
  const known = await call(support.listComments, { ticketId: "7" });
  rows.push(comment(61));
  const look = async (content: string) =>
    (await findCommentCreated.look({ ticketId: "7", body: { content } }, call, [known], [])).outcome;
  expect(await look("Comment 61")).toBe("done");
  expect(await look("Comment 60")).toBe("notDone");
});
