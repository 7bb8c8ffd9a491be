import type { License, LicenseGroupRow } from "@gatehouse/contract/licenses";
import { useCallback } from "react";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { licenseDetailMessages } from "./license-detail.messages";
import { licensesMessages } from "./licenses.messages";

type HelpedLicense = Pick<License & LicenseGroupRow, "type" | "expiration_date" | "license_reallocated_dongle">;

/** Returns a function that makes the initial facts of a ticket about one license, or about several similar ones. */
export function useLicenseHelp() {
  const { columnSerial, columnSerials, columnExpires } = useMessages(licensesMessages);
  const { detailTitle, detailDongle } = useMessages(licenseDetailMessages);
  const format = useFormat();
  return useCallback(
    (license: HelpedLicense, serials: readonly string[]) => ({
      about: detailTitle(serials.join(", ")),
      product: license.type,
      facts: [
        [serials.length === 1 ? columnSerial : columnSerials, serials.join(", ")],
        [columnExpires, format.date(license.expiration_date)],
        [detailDongle, license.license_reallocated_dongle?.serial_number],
      ] as const,
    }),
    [columnSerial, columnSerials, columnExpires, detailTitle, detailDongle, format],
  );
}
