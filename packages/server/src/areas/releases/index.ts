export { listAllReleases, publishRelease, withdrawRelease } from "./publish";
export { factsOf } from "./release-rows";
export { downloadLink, findRelease } from "./rules";
