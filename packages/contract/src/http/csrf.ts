import { type HttpResponse, isHtml } from "./send";

/** Whether a response refuses for the token's sake: Django REST Framework's sentence, or Django's page in whatever language. */
export function isCsrfFailure(response: HttpResponse): boolean {
  if (response.status !== 403) return false;
  return isHtml(response) ? /csrf/i.test(response.text) : response.text.includes('"CSRF Failed');
}
