import type { License } from "@gatehouse/contract/licenses";
import type { ReactNode } from "react";
import { licenseDetailMessages, licensesMessages } from "../areas/licenses";
import { GetHelp } from "../areas/support";
import { useFormat } from "../portal/format";
import { useMessages } from "../portal/messages";

/** Opens a ticket about a license. */
export function LicenseHelp({ license }: { readonly license: License }): ReactNode {
  const texts = { ...useMessages(licensesMessages), ...useMessages(licenseDetailMessages) };
  const format = useFormat();
  return (
    <GetHelp
      about={texts.detailTitle(license.serial_number)}
      product={license.type}
      facts={[
        [texts.columnSerial, license.serial_number],
        [texts.columnExpires, format.date(license.expiration_date)],
        [texts.detailDongle, license.license_reallocated_dongle?.serial_number],
      ]}
    />
  );
}
