import { licenses } from "@gatehouse/contract/licenses";
import { LicenseIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";

/** The licenses that the account owns or the user holds, by serial number. None while they are not known, nor for those who have no such page. */
export function useLicenseCommands(): readonly Command[] {
  const goTo = useGoTo();
  const isEnabled = !useCapabilities().has("management.only");
  const owned = useEndpoint(licenses.list, {}, { isEnabled }).data;
  const held = useEndpoint(licenses.inUse, {}, { isEnabled }).data;
  return useMemo(() => {
    const serials = new Map(
      [...(owned?.results ?? []), ...(held?.results ?? [])].map(({ guid, serial_number }) => [guid, serial_number]),
    );
    return [...serials].map(([licenseGuid, label]) => ({
      id: `license-${licenseGuid}`,
      label,
      icon: <LicenseIcon />,
      isMono: true,
      onAction: () => goTo(screenTarget("license", { licenseGuid })),
    }));
  }, [owned, held, goTo]);
}
