import { LicensePage } from "@gatehouse/panels/pages";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function LicenseRoute(): ReactNode {
  const { licenseGuid } = useParams({ from: "/licenses/$licenseGuid" });
  return <LicensePage key={licenseGuid} licenseGuid={licenseGuid} />;
}
