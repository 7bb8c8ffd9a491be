import { licenseBanner, licenses } from "@gatehouse/contract/licenses";
import { lazyModule, Loading, Panel, useLazyModule } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { FailureLine } from "../../../data/failure-line";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useNow } from "../../../data/use-now";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { activationHref } from "../activation-href";
import { LicenseBanner, type LicenseBannerProps, LicenseBannerSkeleton } from "../license-banner";
import { licenseBannerMessages } from "../license-banner.messages";
import { listPollMs } from "../licenses.polling";

export interface LicenseStatusPanelProps {
  /** Whether to link to the license list. Set it on pages other than that list's own. */
  readonly hasListLink?: boolean;
}

/** The status banner of the viewer's best license, refetched every 60 s. */
export const LicenseStatusPanel = memo(function LicenseStatusPanel(props: LicenseStatusPanelProps): ReactNode {
  return (
    <PortalPanel name="LicenseStatusPanel">
      <LicenseStatus {...props} />
    </PortalPanel>
  );
});

// The plain banner is enough if this code can't be loaded.
const seatBanner = /* @__PURE__ */ lazyModule(() => import("./seat-banner"));

function LicenseStatus({ hasListLink = false }: LicenseStatusPanelProps): ReactNode {
  const { client } = usePortal();
  const nowMs = useNow();
  const texts = useMessages(licenseBannerMessages);
  const linkTo = useScreenLinks();
  const best = useEndpoint(licenses.best, {}, { pollMs: listPollMs });
  const state = best.data && licenseBanner(best.data, nowMs).state;
  const seat = useLazyModule(seatBanner, state === "seat-available" || state === "no-seat");
  return (
    <Panel label={texts.bannerLabel} isFlush>
      <Remote
        of={best}
        failure={texts.failedStatus}
        failed={FailureLine}
        skeleton={
          <Loading>
            <LicenseBannerSkeleton />
          </Loading>
        }
      >
        {(value) => {
          const banner: LicenseBannerProps = {
            banner: licenseBanner(value, nowMs),
            product: client.product.name,
            nowMs,
            activationHref: value.license === null ? undefined : activationHref(client.origin, value.license),
            link: value.license === null ? undefined : linkTo("license", { licenseGuid: value.license.guid }),
            listLink: hasListLink ? linkTo("licenses") : undefined,
          };
          return seat ? <seat.SeatBanner as={LicenseBanner} {...banner} /> : <LicenseBanner {...banner} />;
        }}
      </Remote>
    </Panel>
  );
}
