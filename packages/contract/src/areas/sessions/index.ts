export { sessions } from "./endpoints";
export { currentFirst, endsCurrent, otherSessions, timeOfEpoch } from "./rules";
export { ProductSession, WebSession } from "./schemas";
