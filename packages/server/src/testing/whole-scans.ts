/** A node of `explain (format json)`, with the fields used here. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

// These nodes read all their input before they return the first row.
const readsAll = /^(?:Sort|Hash|Aggregate|Materialize|SetOp|WindowAgg|Bitmap.*)$/;

/**
 * Names the tables that a plan reads completely. A scan in an index's order that stops at a limit doesn't count, unless
 * it has a filter: it could then read all rows to find a few that match.
 */
export function wholeScans(node: PlanNode, isLimited = false): readonly string[] {
  const { "Node Type": type, "Relation Name": table, "Index Cond": condition, Filter: filter, Plans = [] } = node;
  const isByIndex = /^Index (?:Only )?Scan$/.test(type);
  const isWhole = type === "Seq Scan" || (isByIndex && condition === undefined && (!isLimited || filter !== undefined));
  const isLimitedBelow = type === "Limit" || (isLimited && !readsAll.test(type));
  const below = Plans.flatMap((plan) => wholeScans(plan, isLimitedBelow));
  return isWhole && table !== undefined ? [table, ...below] : below;
}
