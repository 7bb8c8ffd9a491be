import { defineMessages } from "../../../portal/messages";

/** The texts that describe a failed build. */
export const failedFactsMessages = defineMessages("builds", {
  failedIn: "Failed in",
  failedResult: "Result",
  stepNumber: (number: string) => `step ${number}`,
  failedAfter: "Failed after",
  failedOn: "Failed on",
  longer: (duration: string, build: string) => `${duration} longer than ${build}`,
  shorter: (duration: string, build: string) => `${duration} shorter than ${build}`,
  worstSlack: "Worst slack",
  allTimingIssues: "Timing issues",
  sinceBuild: (difference: string, build: string) => `${difference} since ${build}`,
});
