/** A response's status and parsed body. The body is undefined if it is empty. */
export async function statusAndBody(asked: Promise<Response>): Promise<readonly [status: number, body: unknown]> {
  const response = await asked;
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}
