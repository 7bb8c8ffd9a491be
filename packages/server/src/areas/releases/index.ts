export { listNotices } from "./downloaders";
export { listAllReleases, publishRelease, withdrawRelease } from "./publish";
export { findRelease } from "./find-release";
export { factsOf } from "./release-rows";
export { downloadLink } from "./rules";
export { getStatement, publicKeyOf, type Signer, signerOf } from "./statements";
