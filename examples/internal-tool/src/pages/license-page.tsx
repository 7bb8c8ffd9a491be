import { LicenseDetailPanel } from "@gatehouse/panels/licenses";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function LicensePage(): ReactNode {
  const { licenseGuid = "" } = useParams();
  return <LicenseDetailPanel licenseGuid={licenseGuid} />;
}
