import { SupportPanel } from "@gatehouse/panels/support";
import type { ReactNode } from "react";

export function SupportPage(): ReactNode {
  return <SupportPanel />;
}
