import type { License } from "@gatehouse/contract/licenses";
import type { ReactNode } from "react";
import { useLicenseHelp } from "../areas/licenses";
import { GetHelp } from "../areas/support";

/** Opens a ticket about a license. */
export function LicenseHelp({ license }: { readonly license: License }): ReactNode {
  return <GetHelp {...useLicenseHelp()(license, [license.serial_number])} />;
}
