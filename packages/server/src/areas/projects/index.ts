export { projectNamed, pushCommit, startBuild, storeCommit } from "./push";
export { sourceLimits, sourcePathProblem } from "./source-files";
