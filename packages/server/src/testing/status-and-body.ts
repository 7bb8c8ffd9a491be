/** A response's status and its body, which is undefined if empty. */
export async function statusAndBody(asked: Promise<Response>): Promise<readonly [status: number, body: unknown]> {
  const response = await asked;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}
