export { checkPush, createProject, projectNamed, pushCommit, startBuild } from "./push";
export { sourceLimits, sourcePathProblem } from "./source-files";
export { storeCommit, storeSources } from "./store-commit";
