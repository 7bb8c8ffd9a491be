import { daysUntil, type LicenseBanner as BannerCase } from "@gatehouse/contract/licenses";
import { Button, ChevronRightIcon, Progress, Skeleton, Status, type Tone } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import type { LinkProps } from "../../navigation/screen-link";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { expiryTone } from "./expiry-tone";
import { licenseBannerMessages, type LicenseBannerTexts } from "./license-banner.messages";
import { licensesMessages } from "./licenses.messages";

export interface LicenseBannerProps {
  readonly banner: BannerCase;
  readonly product: string;
  /** The server's time, milliseconds since the epoch. */
  readonly nowMs: number;
  /** The page for activating a license offline. Without it, the banner doesn't offer activation. */
  readonly activationHref?: string;
  /** The contact for getting a license, shown below the bar. */
  readonly note?: ReactNode;
  /** The button for getting a license. */
  readonly action?: ReactNode;
  /** The link to the license. Without it, the banner doesn't show one. */
  readonly link?: LinkProps;
  /** The link to all licenses. Without it, the banner doesn't show one. */
  readonly listLink?: LinkProps;
}

/** The status of the viewer's best license. */
export function LicenseBanner({
  banner,
  product,
  nowMs,
  activationHref,
  note,
  action,
  link,
  listLink,
}: LicenseBannerProps): ReactNode {
  const texts = { ...useMessages(licensesMessages), ...useMessages(licenseBannerMessages) };
  const format = useFormat();
  const license = "license" in banner ? banner.license : undefined;
  const value = banner.state === "active" || banner.state === "expiring" ? banner.license.progress : 0;
  const days = license === undefined ? null : daysUntil(license.expiration_date, nowMs);
  const tone = toneOf(banner, days);
  const isInactive = banner.state === "inactive";
  const activateHref = isInactive ? activationHref : undefined;
  return (
    <Layout className="gh-license-banner" role="group" aria-label={texts.bannerLabel}>
      <Status tone={tone}>{bannerText(banner, product, texts)}</Status>
      <div className="gh-license-term">
        <Progress tone={tone} value={value} label={texts.validityLeft} />
        {license !== undefined && license.expiration_date !== null && (
          <Scale className="gh-scale">
            <span>
              {format.showDate(license.expiration_date, banner.state === "expired" ? texts.expiredOn : texts.expiresOn)}
            </span>
            {days !== null && days >= 0 && <span>{texts.daysLeft(days)}</span>}
          </Scale>
        )}
        {note !== undefined && <Scale className="gh-scale">{note}</Scale>}
        {isInactive && (
          <Scale className="gh-scale">
            <span>{texts.activateIn(product)}</span>
          </Scale>
        )}
      </div>
      {(action !== undefined || activateHref !== undefined || link !== undefined || listLink !== undefined) && (
        <div className="gh-button-group">
          {action}
          {activateHref !== undefined && (
            <Button size="sm" href={activateHref}>
              {texts.detailOfflineLink}
            </Button>
          )}
          {link !== undefined && (
            <Button size="sm" {...link}>
              {texts.viewLicense}
            </Button>
          )}
          {listLink !== undefined && (
            <Button size="sm" variant="quiet" trailingIcon={<ChevronRightIcon />} {...listLink}>
              {texts.allLicenses}
            </Button>
          )}
        </div>
      )}
    </Layout>
  );
}

/** A placeholder of the banner's size while it loads. Place it inside `Loading`. */
export function LicenseBannerSkeleton(): ReactNode {
  return (
    <Layout className="gh-license-banner" data-loading="">
      <Skeleton width="16em" />
      <div className="gh-license-term">
        <Skeleton />
      </div>
      <div className="gh-button-group" />
    </Layout>
  );
}

type BannerTexts = LicenseBannerTexts & Pick<(typeof licensesMessages)["english"], "kinds">;

const bannerTone: Readonly<Record<BannerCase["state"], Tone>> = {
  expired: "danger",
  expiring: "warning",
  active: "success",
  inactive: "info",
  "seat-available": "success",
  "no-seat": "warning",
  none: "danger",
};

/** As in the lists, a license with a pending renewal is neither an alarm nor a success. */
function toneOf(banner: BannerCase, days: number | null): Tone {
  const isBeingRenewed =
    (banner.state === "active" || banner.state === "expired") && expiryTone(days, banner.license) === "info";
  return isBeingRenewed ? "info" : bannerTone[banner.state];
}

function bannerText(banner: BannerCase, product: string, texts: BannerTexts): string {
  switch (banner.state) {
    case "expired":
      return texts.bannerExpired(product, texts.kinds[banner.kind]);
    case "expiring":
      return texts.bannerExpiring(product, texts.kinds[banner.kind], banner.days);
    case "active":
      return texts.bannerActive(product, texts.kinds[banner.kind]);
    case "inactive":
      return texts.bannerInactive(product, texts.kinds[banner.kind]);
    case "seat-available":
      return texts.bannerSeatAvailable(product);
    case "no-seat":
      return texts.bannerNoSeat;
    case "none":
      return texts.bannerNone(product);
  }
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(16em, 1fr) minmax(12em, 28em) max-content;
  align-items: center;
  gap: var(--gh-space-3) var(--gh-space-6);
  padding: var(--gh-space-3) var(--gh-space-4);
  &:not(:last-child) { border-bottom: var(--gh-line) solid var(--gh-hairline); }
  &[data-loading] > .gh-skeleton { margin-block: 0.285em; }
  &[data-loading] > .gh-license-term { display: grid; align-items: center; height: 1.857em; }
  &[data-loading] > .gh-button-group { width: 7em; height: var(--gh-control-sm); }
  .gh-status { align-items: flex-start; font-weight: var(--gh-weight-strong); gap: 0.64em; }
  .gh-status .gh-icon { width: 1.143em; height: 1.143em; margin-top: 0.143em; stroke-width: 1.5; }
  @container gh-panel (width >= 62em) {
    .gh-license-term:last-child { grid-column: 2 / -1; }
  }
  @container gh-panel (width < 62em) {
    grid-template-columns: minmax(0, 1fr) max-content;
    .gh-license-term { grid-column: 1 / -1; grid-row: 2; }
  }
  @container gh-panel (width < 30em) {
    grid-template-columns: minmax(0, 1fr);
    .gh-license-term { grid-row: auto; }
    .gh-button-group { grid-row: 3; }
  }
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 1em;
  margin-top: 0.2em;
  color: var(--gh-text-muted);
  > * { font-size: var(--gh-type-sm); }
`;
