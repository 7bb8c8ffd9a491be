export { sessionsMessages } from "../areas/sessions/sessions.messages";
export { SessionsPanel } from "../areas/sessions/sessions-panel";
