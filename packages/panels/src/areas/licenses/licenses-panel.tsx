import { licenses } from "@gatehouse/contract/licenses";
import { Panel, TabPanel, Tabs } from "@gatehouse/design";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useEndpoint } from "../../data/use-endpoint";
import { useListState } from "../../navigation/use-list-state";
import { useMessages } from "../../provider/messages";
import { PortalPanel } from "../../provider/portal-panel";
import { AddLicenseMenu } from "./add-license-menu";
import { licensesMessages } from "./licenses.messages";
import { LicensesInUseTab } from "./licenses-in-use-tab";
import { MyLicensesTab } from "./my-licenses-tab";
import { listPollMs } from "./polling";

const RedeemCouponDialog = lazy(() => import("./redeem-coupon-dialog").then((module) => ({ default: module.RedeemCouponDialog })));
const RequestTrialDialog = lazy(() => import("./request-trial-dialog").then((module) => ({ default: module.RequestTrialDialog })));

/** The account's licences and those in use, and the ways to a new one. Asked again every 60 s. */
export function LicensesPanel(): ReactNode {
  return (
    <PortalPanel name="LicensesPanel">
      <Licenses />
    </PortalPanel>
  );
}

const tabDefaults = { tab: "mine" };

type OpenDialog = "none" | "coupon" | "trial";

function Licenses(): ReactNode {
  const texts = useMessages(licensesMessages);
  const [{ tab }, setTab] = useListState("licenses", tabDefaults);
  const [dialog, setDialog] = useState<OpenDialog>("none");
  const grouped = useEndpoint(licenses.grouped, {}, { pollMs: listPollMs });
  const inUse = useEndpoint(licenses.inUse, {}, { pollMs: listPollMs });
  const trial = useEndpoint(licenses.trialGrantable);
  const requestTrial = trial.data?.trial_grantable === true ? () => setDialog("trial") : undefined;
  const tabsId = useId();
  const selected = tab === "in-use" ? "in-use" : "mine";
  const tabs = [
    { id: "mine", label: texts.myLicenses, count: grouped.data?.count },
    { id: "in-use", label: texts.inUse, count: inUse.data?.count },
  ];
  const close = () => setDialog("none");
  return (
    <Panel
      label={texts.title}
      isFlush
      actions={<AddLicenseMenu texts={texts} onRedeemCoupon={() => setDialog("coupon")} onRequestTrial={requestTrial} />}
      tabs={<Tabs id={tabsId} label={texts.title} tabs={tabs} selectedId={selected} onSelect={(id) => setTab({ tab: id })} />}
    >
      <TabPanel tabsId={tabsId} tabId={selected}>
        {selected === "mine" ? <MyLicensesTab query={grouped} onRequestTrial={requestTrial} /> : <LicensesInUseTab query={inUse} />}
      </TabPanel>
      <Suspense>
        {dialog === "coupon" && <RedeemCouponDialog onClose={close} />}
        {dialog === "trial" && <RequestTrialDialog onClose={close} />}
      </Suspense>
    </Panel>
  );
}
