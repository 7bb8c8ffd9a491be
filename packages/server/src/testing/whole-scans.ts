/** A node of `explain (format json)`, as far as it matters here. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

// These read all they are given before they pass on the first row.
const readsAll = /^(?:Sort|Hash|Aggregate|Materialize|SetOp|WindowAgg|Bitmap.*)$/;

/**
 * Names the tables that a plan reads from one end to the other. A scan in an index's order that stops at a limit does not count if
 * it passes on every row it reads. With a filter, it can read all rows to find the few that pass.
 */
export function wholeScans(node: PlanNode, isLimited = false): readonly string[] {
  const { "Node Type": type, "Relation Name": table, "Index Cond": condition, Filter: filter, Plans = [] } = node;
  const isByIndex = /^Index (?:Only )?Scan$/.test(type);
  const isWhole = type === "Seq Scan" || (isByIndex && condition === undefined && (!isLimited || filter !== undefined));
  const isLimitedBelow = type === "Limit" || (isLimited && !readsAll.test(type));
  const below = Plans.flatMap((plan) => wholeScans(plan, isLimitedBelow));
  return isWhole && table !== undefined ? [table, ...below] : below;
}
