export { checkPush, projectNamed, pushCommit, startBuild } from "./push";
export { sourceLimits, sourcePathProblem } from "./source-files";
export { storeCommit, storeSources } from "./store-commit";
