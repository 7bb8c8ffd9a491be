import { Button, ToneIcon } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useScreenLink } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { RenewNow } from "../../cart";
import { licenseBannerMessages } from "../license-banner.messages";
import { licenseTypeText } from "../license-type-text";
import { isRenewable, renewableLicenses } from "../licenses-panel/renewable-licenses";
import { licensesMessages } from "../licenses.messages";
import type { AttentionItem } from "./attention-items";
import { AttentionLine } from "./attention-line";
import { needsAttentionMessages } from "./needs-attention.messages";

export interface RenewalLineProps {
  readonly item: Extract<AttentionItem, { days: number }>;
  readonly nowMs: number;
  readonly isPrimary: boolean;
}

/** Licenses that expire soon or have expired. One press adds their renewals to the cart and opens the cart. */
export function RenewalLine({ item: { kind, row, days }, nowMs, isPrimary }: RenewalLineProps): ReactNode {
  const own = useMessages(needsAttentionMessages);
  const texts = useMessages(licensesMessages);
  const banner = useMessages(licenseBannerMessages);
  const format = useFormat();
  const [failure, setFailure] = useState<string>();
  const [guid = ""] = row.license_guids;
  const [serial = guid] = row.serial_numbers;
  const view = useScreenLink("license", { licenseGuid: guid });
  const { count, group, expiration_date: end } = row;
  const kindName = licenseTypeText(row, texts);
  const note = (date: string) => {
    const when = kind === "expired" ? own.daysAgo(-days, date) : date;
    return group === null ? when : `${when}, ${own.ofTeam(group.name)}`;
  };
  const viewButton = (
    <Button size="sm" aria-label={own.viewLicenseOf(serial)} {...view}>
      {banner.viewLicense}
    </Button>
  );
  return (
    <AttentionLine
      icon={<ToneIcon tone={kind === "expired" ? "danger" : "warning"} />}
      row={row}
      text={kind === "expired" ? own.hasExpired(kindName, count) : own.expiresIn(kindName, count, days)}
      note={format.showDate(end, note)}
      failure={failure}
      action={
        isRenewable(row, nowMs) ? (
          <RenewNow
            label={texts.renew(1)}
            name={texts.renewOf(serial)}
            isPrimary={isPrimary}
            licenses={renewableLicenses(row)}
            onFailure={setFailure}
            otherwise={viewButton}
          />
        ) : (
          viewButton
        )
      }
    />
  );
}
