import { lazyDialog } from "../../portal/lazy-dialog";

// The code of a dialog loads when it first opens.

export const ConfirmActDialog = lazyDialog("ConfirmActDialog", () =>
  import("./dialogs/confirm-act-dialog").then((module) => module.ConfirmActDialog),
);

export const UnpublishDialog = lazyDialog("UnpublishDialog", () =>
  import("./dialogs/unpublish-dialog").then((module) => module.UnpublishDialog),
);

export const RejectDialog = lazyDialog("RejectDialog", () =>
  import("./dialogs/reject-dialog").then((module) => module.RejectDialog),
);

export const ChangelogTooShortDialog = lazyDialog("ChangelogTooShortDialog", () =>
  import("./dialogs/changelog-too-short-dialog").then((module) => module.ChangelogTooShortDialog),
);

export const CompareDialog = lazyDialog("CompareDialog", () =>
  import("./compare-dialog/compare-dialog").then((module) => module.CompareDialog),
);

export const ShareDialog = lazyDialog("ShareDialog", () =>
  import("./share-dialog/share-dialog").then((module) => module.ShareDialog),
);

export const RevokeLinkDialog = lazyDialog("RevokeLinkDialog", () =>
  import("./share-dialog/revoke-link-dialog").then((module) => module.RevokeLinkDialog),
);
