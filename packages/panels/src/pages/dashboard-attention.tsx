import type { ReactNode } from "react";
import { NeedsAttentionPanel } from "../areas/licenses";

/** The dashboard's first row. Most users have none, so its code comes apart. */
export function DashboardAttention(): ReactNode {
  return <NeedsAttentionPanel />;
}
