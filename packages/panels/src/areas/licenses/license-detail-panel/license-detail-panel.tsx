import { canRenew, type License, licenses, licenseStatus } from "@gatehouse/contract/licenses";
import { Button, DetailsSkeleton, Loading, Panel, RenewIcon, SkeletonLines, StateMessage } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { useNow } from "../../../data/use-now";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { RenewLicensesDialog, useFollowedCart } from "../../cart";
import { activationHref } from "../activation-href";
import { whyNotRenewed } from "../license-badges";
import { LicenseBanner, LicenseBannerSkeleton } from "../license-banner";
import { licenseDetailMessages } from "../license-detail.messages";
import { licensesMessages } from "../licenses.messages";
import { listPollMs } from "../licenses.polling";
import { detailTerms, LicenseDetails } from "./license-details";
import { LicenseTimeline } from "./license-timeline";
import { licenseTimelineMessages } from "./license-timeline.messages";

export interface LicenseDetailPanelProps {
  readonly licenseGuid: string;
  /** Called with the license once it is loaded, so that a page can show its name. */
  readonly onLicense?: (license: License) => void;
}

/** One license: its status, its facts and its history. A license that does not exist leads back to the list. */
export const LicenseDetailPanel = memo(function LicenseDetailPanel(props: LicenseDetailPanelProps): ReactNode {
  return (
    <PortalPanel name="LicenseDetailPanel" about={{ licenseGuid: props.licenseGuid }}>
      <LicenseDetail {...props} />
    </PortalPanel>
  );
});

function LicenseDetail({ licenseGuid, onLicense }: LicenseDetailPanelProps): ReactNode {
  const { client } = usePortal();
  const nowMs = useNow();
  const texts = useMessages(licensesMessages);
  const detailTexts = useMessages(licenseDetailMessages);
  const license = useEndpoint(licenses.get, { licenseGuid }, { pollMs: listPollMs });
  const at = screenTarget("license", { licenseGuid });
  useFound(license, { at, parent: screenTarget("licenses"), onFound: onLicense });
  const found = license.data;
  useFollowedCart();
  return (
    <>
      <Panel title={detailTexts.details} isFlush actions={found !== undefined && <RenewAction license={found} />}>
        <Remote
          of={license}
          failure={detailTexts.failedDetail}
          skeleton={
            <Loading>
              <LicenseBannerSkeleton />
              <DetailsSkeleton terms={detailTerms(texts, detailTexts)} />
            </Loading>
          }
        >
          {(value) => (
            <>
              <LicenseBanner banner={licenseStatus(value, nowMs)} product={client.product.name} nowMs={nowMs} />
              <LicenseDetails license={value} activationHref={activationHref(client.origin, value)} />
            </>
          )}
        </Remote>
      </Panel>
      <LicenseHistory licenseGuid={licenseGuid} />
    </>
  );
}

/** Offers the owner to renew when a renewal is due. A pending renewal disables the button and gives the reason. */
function RenewAction({ license }: { readonly license: License }): ReactNode {
  const nowMs = useNow();
  const texts = useMessages(licensesMessages);
  const [isOpen, setOpen] = useState(false);
  const { guid, serial_number, type, remote_services, expiration_date } = license;
  const disabledReason = whyNotRenewed(license, texts);
  if (license.assigned_from_group || type === "unknown" || (disabledReason === undefined && !canRenew(license, nowMs)))
    return null;
  return (
    <>
      <Button size="sm" icon={<RenewIcon />} disabledReason={disabledReason} onPress={() => setOpen(true)}>
        {texts.renew(1)}
      </Button>
      {isOpen && (
        <RenewLicensesDialog
          licenses={[{ guid, serial_number, type, remote_services, expiration_date }]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function LicenseHistory({ licenseGuid }: { readonly licenseGuid: string }): ReactNode {
  const texts = useMessages(licenseTimelineMessages);
  const history = useEndpoint(licenses.history, { licenseGuid });
  return (
    <Panel title={texts.history}>
      <Remote
        of={history}
        failure={texts.failedHistory}
        skeleton={<SkeletonLines />}
        empty={{
          when: (page) => page.results.length === 0,
          show: <StateMessage kind="empty" title={texts.emptyHistory} text={texts.emptyHistoryText} />,
        }}
      >
        {(page) => <LicenseTimeline events={page.results} />}
      </Remote>
    </Panel>
  );
}
