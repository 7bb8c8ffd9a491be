export { sessionsMessages } from "./sessions.messages";
export { SessionsPanel } from "./sessions-panel";
