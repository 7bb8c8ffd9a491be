import { type License, licenses } from "@gatehouse/contract/licenses";
import { LicenseIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { licenseKindText, licensesMessages } from "../../areas/licenses";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { paletteMessages } from "./palette.messages";

/**
 * The licenses that the account owns or the user holds, by serial number, with type and expiry. Empty while they load,
 * and for users without the page.
 */
export function useLicenseCommands(): readonly Command[] {
  const goTo = useGoTo();
  const texts = useMessages(licensesMessages);
  const palette = useMessages(paletteMessages);
  const format = useFormat();
  const isEnabled = !useCapabilities().has("management.only");
  const owned = useEndpoint(licenses.list, {}, { isEnabled }).data;
  const held = useEndpoint(licenses.inUse, {}, { isEnabled }).data;
  return useMemo(() => {
    const hintOf = (license: License) => {
      const kind = licenseKindText(license, texts);
      const { expiration_date: date } = license;
      return date === null ? kind : palette.licenseHint(kind, format.date(date), license.is_expired);
    };
    const all = new Map(
      [...(owned?.results ?? []), ...(held?.results ?? [])].map((license) => [license.guid, license] as const),
    );
    return [...all.values()].map((license) => ({
      id: `license-${license.guid}`,
      label: license.serial_number,
      hint: hintOf(license),
      icon: <LicenseIcon />,
      isMono: true,
      onAction: () => goTo(screenTarget("license", { licenseGuid: license.guid })),
    }));
  }, [owned, held, goTo, texts, palette, format]);
}
