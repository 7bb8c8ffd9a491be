export { downloads } from "./endpoints";
export { canDownload, downloadLinkMinutes, type DownloadQuestion, hasNoFile, newestCreatedAt } from "./rules";
export { UnpublishedNotice, Version } from "./schemas";
export { pieceBytes, ReleaseStatement, SignedStatement } from "./statement";
