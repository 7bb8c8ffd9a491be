/** A response as its status and its body, undefined where there is none. */
export async function statusAndBody(asked: Promise<Response>): Promise<readonly [status: number, body: unknown]> {
  const response = await asked;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}
