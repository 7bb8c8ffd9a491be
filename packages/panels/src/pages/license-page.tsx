import type { License } from "@gatehouse/contract/licenses";
import { type ReactNode, useState } from "react";
import { licenseDetailMessages, LicenseDetailPanel, licensesMessages } from "../areas/licenses";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { LicenseHelp } from "./license-help";
import { Page } from "./page";

/** `/licenses/{licenseGuid}`: one license. */
export const LicensePage = /* @__PURE__ */ guarded(
  "LicensePage",
  function LicensePage({ licenseGuid }: { readonly licenseGuid: string }): ReactNode {
    const texts = { ...useMessages(licensesMessages), ...useMessages(licenseDetailMessages) };
    const [license, setLicense] = useState<License>();
    const serial = license?.serial_number;
    const title = serial === undefined ? texts.licenseTitle : texts.detailTitle(serial);
    return (
      <Page
        title={title}
        breadcrumb={[{ label: texts.title, link: useScreenLink("licenses") }, { label: serial ?? texts.licenseTitle }]}
        actions={license && <LicenseHelp license={license} />}
      >
        <LicenseDetailPanel licenseGuid={licenseGuid} onLicense={setLicense} />
      </Page>
    );
  },
);
