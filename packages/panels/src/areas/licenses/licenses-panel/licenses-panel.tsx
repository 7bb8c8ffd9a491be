import { type LicenseGroupRow, licenses } from "@gatehouse/contract/licenses";
import { lazyModule, Panel, TableSkeleton, TabPanel, Tabs } from "@gatehouse/design";
import { memo, type ReactNode, useCallback, useId, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useListState } from "../../../navigation/use-list-state";
import { useMessages } from "../../../portal/messages";
import { AddLicenseDialog, type RenewableLicense, RenewLicensesDialog, useFollowedCart } from "../../cart";
import { RedeemCouponDialog, RequestTrialDialog } from "../licenses.dialogs";
import { licensesMessages } from "../licenses.messages";
import { listPollMs } from "../licenses.polling";
import { AddLicenseMenu } from "./add-license-menu";
import { inUseHeaders } from "./in-use-headers";
import { MyLicensesTab, type MyLicensesTabProps } from "./my-licenses-tab";

export interface LicensesPanelProps {
  /** Adds 'Get help with this' to the row menus. Called with the row, which may represent several similar licenses. */
  readonly onGetHelp?: (row: LicenseGroupRow) => void;
}

/** The account's licenses, those in use, and a menu to get new ones. Refetched every 60 s. */
export const LicensesPanel = memo(function LicensesPanel(props: LicensesPanelProps): ReactNode {
  return (
    <PortalPanel name="LicensesPanel">
      <Licenses {...props} />
    </PortalPanel>
  );
});

const tabDefaults = { tab: "mine" };
const inUseTabModule = lazyModule(() => import("./licenses-in-use-tab"));

type OpenDialog =
  | { readonly kind: "none" | "cart" | "coupon" | "trial" }
  | {
      readonly kind: "renew";
      readonly licenses: readonly RenewableLicense[];
      readonly onResult: ((failed: readonly string[]) => void) | undefined;
    };

const closed: OpenDialog = { kind: "none" };

function Licenses(props: LicensesPanelProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const [{ tab }, setTab] = useListState("licenses", tabDefaults);
  const [dialog, setDialog] = useState(closed);
  const grouped = useEndpoint(licenses.grouped, {}, { pollMs: listPollMs });
  const inUse = useEndpoint(licenses.inUse, {}, { pollMs: listPollMs });
  const trial = useEndpoint(licenses.trialGrantable);
  const requestTrial = () => setDialog({ kind: "trial" });
  const tabsId = useId();
  const selected = tab === "in-use" ? "in-use" : "mine";
  const inUseTab = useFetchedModule(inUseTabModule, selected === "in-use");
  const tabs = [
    { id: "mine", label: texts.myLicenses, count: grouped.data?.count },
    { id: "in-use", label: texts.inUse, count: inUse.data?.count },
  ];
  const close = () => setDialog(closed);
  const renew = useCallback<MyLicensesTabProps["onRenew"]>(
    (due, onResult) => setDialog({ kind: "renew", licenses: due, onResult }),
    [],
  );
  useFollowedCart();
  return (
    <Panel
      label={texts.title}
      isFlush
      actions={
        <AddLicenseMenu
          onAddToCart={() => setDialog({ kind: "cart" })}
          onRedeemCoupon={() => setDialog({ kind: "coupon" })}
          onRequestTrial={requestTrial}
          trial={trial}
        />
      }
      tabs={
        <Tabs
          id={tabsId}
          label={texts.title}
          tabs={tabs}
          selectedId={selected}
          onSelect={(id) => setTab({ tab: id })}
        />
      }
    >
      <TabPanel tabsId={tabsId} tabId={selected}>
        {selected === "mine" ? (
          <MyLicensesTab
            {...props}
            query={grouped}
            onRequestTrial={trial.data?.trial_grantable ? requestTrial : undefined}
            onRenew={renew}
          />
        ) : (
          <Remote
            of={inUseTab}
            failure={texts.failedInUse}
            skeleton={<TableSkeleton headers={inUseHeaders(texts)} rows={10} hasToolbar hasPager />}
          >
            {({ LicensesInUseTab }) => <LicensesInUseTab {...props} query={inUse} onRenew={renew} />}
          </Remote>
        )}
      </TabPanel>
      {dialog.kind === "cart" && <AddLicenseDialog onClose={close} />}
      {dialog.kind === "renew" && (
        <RenewLicensesDialog licenses={dialog.licenses} onResult={dialog.onResult} onClose={close} />
      )}
      {dialog.kind === "coupon" && <RedeemCouponDialog onClose={close} />}
      {dialog.kind === "trial" && <RequestTrialDialog onClose={close} />}
    </Panel>
  );
}
