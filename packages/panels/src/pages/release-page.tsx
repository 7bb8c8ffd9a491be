import type { ReactNode } from "react";
import { ReleasePanel, releasesMessages, useReleaseList } from "../areas/releases";
import { useTargetLinks } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { ReleasesOnly } from "./releases-only";
import { useManagementCrumb } from "./use-management-crumb";

export interface ReleasePageProps {
  /** The product's id in the address. Any id other than the portal's shows the 404 page. */
  readonly product: string;
  readonly versionTag: string;
}

/** `/management/{product}-versions/{versionTag}`: one release, for users who may see releases. */
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
