import { type HttpResponse, isHtml } from "./send";

/** Whether the server refused the CSRF token, with Django REST Framework's message or Django's own HTML page. */
export function isCsrfFailure(response: HttpResponse): boolean {
  if (response.status !== 403) return false;
  return isHtml(response) ? /csrf/i.test(response.text) : response.text.includes('"CSRF Failed');
}
