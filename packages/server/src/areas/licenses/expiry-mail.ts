import type { Database } from "../../db/database";
import { mailBodies } from "../../mail/mail-parts";
import type { Mail } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { unsubscribePath } from "../../mail/unsubscribe-link";
import { mailTextsFor } from "../../texts/mail";

interface Owner {
  readonly id: number;
  readonly email: string;
  readonly contactEmail: string;
  readonly language: string | null;
}

interface EndingLicense {
  readonly serialNumber: string;
  readonly type: "smart" | "pro";
  readonly isTrial: boolean;
  readonly expiresAt: Date;
  readonly team: string | null;
  /** Whole days until the expiry. */
  readonly days: number;
}

/** One email about expiring licenses, soonest first. */
export async function expiryMail(
  db: Database,
  { portalUrl, portalName }: MailSettings,
  owner: Owner,
  licenses: readonly EndingLicense[],
): Promise<Mail> {
  const { locale, expiry: texts } = mailTextsFor(owner.language);
  // Expiry days are in UTC everywhere in the portal.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const kindOf = ({ isTrial, type }: EndingLicense) => (isTrial ? texts.trial : type.toUpperCase());
  const rows = licenses.map((license) => {
    const row = texts.row(kindOf(license), license.serialNumber, days.format(license.expiresAt), license.days);
    return license.team === null ? row : `${row} (${texts.team(license.team)})`;
  });
  const [first, ...more] = licenses;
  const isOne = first !== undefined && more.length === 0;
  const unsubscribeUrl = portalUrl + (await unsubscribePath(db, owner));
  return {
    recipient: owner.contactEmail || owner.email,
    subject: isOne ? texts.subjectOne(kindOf(first), days.format(first.expiresAt)) : texts.subjectMany(licenses.length),
    unsubscribeUrl,
    ...mailBodies(
      [
        isOne ? texts.leadOne : texts.leadMany,
        { rows },
        texts[whatToDo(licenses)],
        { link: `${portalUrl}/app/licenses`, label: texts.action },
        texts.unsubscribe,
        { link: unsubscribeUrl, label: texts.unsubscribeAction },
      ],
      portalName,
      owner.language,
    ),
  };
}

/** The advice in the email. Trials can't be renewed, so their owners have to buy a license. */
function whatToDo(licenses: readonly EndingLicense[]): "renew" | "renewSome" | "buy" {
  const trials = licenses.filter(({ isTrial }) => isTrial).length;
  if (trials === 0) return "renew";
  return trials < licenses.length ? "renewSome" : "buy";
}
