import { italianDesignMessages } from "@gatehouse/design/it";
import { agreementItalian } from "../access/agreement/agreement.messages.it";
import { closedItalian } from "../access/closed-gate.messages.it";
import { viewerItalian } from "../access/session/viewer.messages.it";
import { buildNoticeItalian } from "../areas/builds/build-notice/build-notice.messages.it";
import { buildsItalian } from "../areas/builds/builds.messages.it";
import { compareSelectionItalian } from "../areas/builds/compare-selection/compare-selection.messages.it";
import { cartItalian } from "../areas/cart/cart.messages.it";
import { changesItalian } from "../areas/downloads/changes-dialog/changes.messages.it";
import { downloadsItalian } from "../areas/downloads/downloads.messages.it";
import { unpublishedNoticesItalian } from "../areas/downloads/unpublished-notices/unpublished-notices.messages.it";
import { verifyItalian } from "../areas/downloads/verify-dialog/verify.messages.it";
import { licensesItalian } from "../areas/licenses/licenses.messages.it";
import { ordersItalian } from "../areas/orders/orders.messages.it";
import { profileItalian } from "../areas/profile/profile.messages.it";
import { commitItalian } from "../areas/projects/commit-panel/commit.messages.it";
import { compareItalian } from "../areas/projects/compare-panel/compare.messages.it";
import { projectFiguresItalian } from "../areas/projects/project-figures-panel/project-figures.messages.it";
import { projectsItalian } from "../areas/projects/projects.messages.it";
import { releasesItalian } from "../areas/releases/releases.messages.it";
import { sessionsItalian } from "../areas/sessions/sessions.messages.it";
import { supportItalian } from "../areas/support/support.messages.it";
import { teamsItalian } from "../areas/teams/teams.messages.it";
import { confirmProfileItalian } from "../areas/viewer/confirm-profile/confirm-profile.messages.it";
import { toursItalian } from "../areas/viewer/tours/tours.messages.it";
import { contentItalian } from "../content/content.messages.it";
import { htmlViewItalian } from "../content/html-view.messages.it";
import { dataItalian } from "../data/data.messages.it";
import { filtersItalian } from "../forms/filters/filters.messages.it";
import { formsItalian } from "../forms/forms.messages.it";
import { bulkItalian } from "../forms/list-tools/bulk.messages.it";
import { listToolsItalian } from "../forms/list-tools/list-tools.messages.it";
import { italianLogDiffTexts } from "../log/diff/log-diff.messages.it";
import { italianLogTexts } from "../log/log.messages.it";
import { pagesItalian } from "../pages/pages.messages.it";
import type { Catalog } from "../portal/catalog";
import { formatItalian } from "../portal/format.messages.it";
import { mismatchItalian } from "../portal/product-mismatch.messages.it";
import { providerItalian } from "../portal/provider.messages.it";
import { paletteItalian } from "../shell/palette/palette.messages.it";
import { shellItalian } from "../shell/shell.messages.it";
import { shortcutsItalian } from "../shell/shortcuts/shortcuts.messages.it";
import { italianWavesTexts } from "../waves/waves.messages.it";

/** Every text of the portal in Italian, by the names of the English sets. */
export const italian = {
  agreement: agreementItalian,
  bulk: bulkItalian,
  cart: cartItalian,
  commit: commitItalian,
  "build-notice": buildNoticeItalian,
  compare: { ...compareItalian, ...compareSelectionItalian },
  figures: projectFiguresItalian,
  "confirm-profile": confirmProfileItalian,
  content: { ...contentItalian, ...htmlViewItalian },
  data: dataItalian,
  design: { ...italianDesignMessages },
  format: formatItalian,
  forms: formsItalian,
  "list-tools": listToolsItalian,
  filters: filtersItalian,
  licenses: licensesItalian,
  downloads: downloadsItalian,
  changes: changesItalian,
  verify: verifyItalian,
  "unpublished-notices": unpublishedNoticesItalian,
  orders: ordersItalian,
  pages: pagesItalian,
  palette: paletteItalian,
  profile: profileItalian,
  provider: { ...providerItalian, ...mismatchItalian, ...closedItalian },
  sessions: sessionsItalian,
  shell: shellItalian,
  shortcuts: shortcutsItalian,
  support: supportItalian,
  teams: teamsItalian,
  tours: toursItalian,
  viewer: viewerItalian,
  projects: projectsItalian,
  builds: buildsItalian,
  releases: releasesItalian,
  log: italianLogTexts,
  "log-diff": italianLogDiffTexts,
  waves: italianWavesTexts,
} satisfies Catalog;
