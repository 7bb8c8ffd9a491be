import type { License } from "@gatehouse/contract/licenses";
import { Details, Identifier, OnOff } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { isUnmarked, LicenseBadges, markHints } from "../license-badges";
import { licenseBannerMessages } from "../license-banner.messages";
import { licenseDetailMessages, type LicenseDetailTexts } from "../license-detail.messages";
import { licenseKindText } from "../license-kind-text";
import { licensesMessages, type LicensesTexts } from "../licenses.messages";
import { TeamName } from "../team-name";

export interface LicenseDetailsProps {
  readonly license: License;
  /** The server's page for offline activation. Only the owner has one. */
  readonly activationHref?: string;
}

/** A license's facts, one per line. */
export function LicenseDetails({ license, activationHref }: LicenseDetailsProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const detailTexts = useMessages(licenseDetailMessages);
  const { detailOfflineLink: offlineLink } = useMessages(licenseBannerMessages);
  const format = useFormat();
  const dongle = license.license_reallocated_dongle;
  return (
    <Details
      items={[
        { term: texts.columnSerial, value: <Identifier isCopyable>{license.serial_number}</Identifier> },
        { term: texts.columnType, value: licenseKindText(license, texts) },
        { term: texts.columnExpires, value: format.showDate(license.expiration_date) },
        { term: detailTexts.detailActivated, value: license.activated ? detailTexts.yes : detailTexts.no },
        { term: texts.columnRemote, value: <OnOff isOn={license.remote_services} on={texts.on} off={texts.off} /> },
        { term: detailTexts.detailHolder, value: license.enabled_user_name },
        { term: detailTexts.detailAssigned, value: license.assigned_user_email },
        {
          term: detailTexts.detailTeam,
          value: license.group && <TeamName team={license.group} />,
        },
        ...(dongle === null
          ? []
          : [{ term: detailTexts.detailDongle, value: <Identifier isCopyable>{dongle.serial_number}</Identifier> }]),
        ...(isUnmarked(license) ? [] : [{ term: texts.columnNotes, value: <Notes license={license} /> }]),
        ...(activationHref === undefined
          ? []
          : [{ term: detailTexts.detailOffline, value: <a href={activationHref}>{offlineLink}</a> }]),
      ]}
    />
  );
}

/** The terms that every license has, for the skeleton of its details. */
export function detailTerms(texts: LicensesTexts, detailTexts: LicenseDetailTexts): readonly string[] {
  return [
    texts.columnSerial,
    texts.columnType,
    texts.columnExpires,
    detailTexts.detailActivated,
    texts.columnRemote,
    detailTexts.detailHolder,
    detailTexts.detailAssigned,
    detailTexts.detailTeam,
    detailTexts.detailOffline,
  ];
}

/** The badges with their meanings. A page has room for them, and touch screens can't hover. */
function Notes({ license }: Pick<LicenseDetailsProps, "license">): ReactNode {
  const texts = useMessages(licensesMessages);
  return (
    <>
      <LicenseBadges marks={license} />
      {markHints(license, texts).map((hint) => (
        <span key={hint} className="gh-small gh-muted">
          {hint}
        </span>
      ))}
    </>
  );
}
