export { projectNamed, pushCommit, startBuild } from "./push";
export { sourceLimits, sourcePathProblem } from "./source-files";
export { storeCommit } from "./store-commit";
