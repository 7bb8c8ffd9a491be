import { ProfilePanel } from "@gatehouse/panels/profile";
import type { ReactNode } from "react";

export function MePage(): ReactNode {
  return <ProfilePanel />;
}
