export { findRelease } from "./find-release";
export { listNotices } from "./notices";
export { listAllReleases, publishRelease, withdrawRelease } from "./publish";
export { factsOf } from "./release-rows";
export { downloadLink } from "./rules";
export { getStatement, publicKeyOf, type Signer, signerOf } from "./statements";
