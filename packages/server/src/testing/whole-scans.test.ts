import { describe, expect, it } from "vitest";
import { type PlanNode, wholeScans } from "./whole-scans";

const scan = (type: string, more: Partial<PlanNode> = {}): PlanNode => ({
  "Node Type": type,
  "Relation Name": "orders",
  ...more,
});
const above = (type: string, ...Plans: readonly PlanNode[]): PlanNode => ({ "Node Type": type, Plans });

describe("a plan reads a table whole", () => {
  it.each<[string, PlanNode]>([
    ["in a sequential scan", scan("Seq Scan")],
    ["in a sequential scan below a limit", above("Limit", scan("Seq Scan"))],
    ["in an index's order", scan("Index Scan")],
    ["from the index alone", scan("Index Only Scan")],
    [
      "in an index's order until enough rows pass a filter",
      above("Limit", scan("Index Scan", { Filter: "(status = 'wq')" })),
    ],
    ["to sort it before a limit", above("Limit", above("Sort", scan("Index Scan")))],
  ])("%s", (_, plan) => {
    expect(wholeScans(plan)).toEqual(["orders"]);
  });
});

describe("a plan reads only some of a table", () => {
  it.each<[string, PlanNode]>([
    ["by an index", scan("Index Scan", { "Index Cond": "(id = 1)" })],
    [
      "by an index, with a filter on what it finds",
      scan("Index Scan", { "Index Cond": "(id = 1)", Filter: "(status = 'wq')" }),
    ],
    [
      "in an index's order up to a limit",
      above("Limit", above("Nested Loop", scan("Index Scan"), scan("Index Scan", { "Index Cond": "(id = 1)" }))),
    ],
  ])("%s", (_, plan) => {
    expect(wholeScans(plan)).toEqual([]);
  });
});
