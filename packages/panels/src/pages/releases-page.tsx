import type { ReactNode } from "react";
import { ReleaseManager, releasesMessages } from "../areas/releases";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { ReleasesOnly } from "./releases-only";
import { useManagementCrumb } from "./use-management-crumb";

export interface ReleasesPageProps {
  /** The product's id in the address. Any id other than the portal's shows the 404 page. */
  readonly product: string;
}

/** `/management/{product}-versions`: all releases, for users who may see them. */
export const ReleasesPage = /* @__PURE__ */ guarded(
  "ReleasesPage",
  function ReleasesPage({ product }: ReleasesPageProps): ReactNode {
    const texts = useMessages(releasesMessages);
    const management = useManagementCrumb();
    return (
      <ReleasesOnly product={product}>
        <Page title={texts.title} breadcrumb={[management, { label: texts.title }]}>
          <ReleaseManager />
        </Page>
      </ReleasesOnly>
    );
  },
);
