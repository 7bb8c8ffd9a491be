import { type HttpAnswer, isHtml } from "./send";

/** Whether an answer refuses for the token's sake: Django REST Framework's sentence, or Django's page in whatever language. */
export function isCsrfFailure(answer: HttpAnswer): boolean {
  if (answer.status !== 403) return false;
  return isHtml(answer) ? /csrf/i.test(answer.text) : answer.text.includes('"CSRF Failed');
}
