import type { ReactNode } from "react";
import { ReleasePanel, releasesMessages, useReleaseList } from "../areas/releases";
import { useTargetLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { ReleasesOnly } from "./releases-only";
import { useManagementCrumb } from "./use-management-crumb";

export interface ReleasePageProps {
  /** The id of the product in the address. Any other than the portal's is a page that does not exist. */
  readonly product: string;
  readonly versionTag: string;
}

/** `/management/{product}-versions/{versionTag}`: one release, for those who manage them. */
export const ReleasePage = /* @__PURE__ */ guarded(
  "ReleasePage",
  function ReleasePage({ product, versionTag }: ReleasePageProps): ReactNode {
    const texts = useMessages(releasesMessages);
    const management = useManagementCrumb();
    const linkTo = useTargetLinks();
    const list = { label: texts.title, link: linkTo(useReleaseList()) };
    return (
      <ReleasesOnly product={product}>
        <Page title={versionTag} breadcrumb={[management, list, { label: versionTag }]}>
          <ReleasePanel versionTag={versionTag} />
        </Page>
      </ReleasesOnly>
    );
  },
);
