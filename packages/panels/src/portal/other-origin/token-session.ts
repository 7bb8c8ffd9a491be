const sessionPath = "/auth/api/browser/v1/auth/session";
const viewerPath = "/api/webapp/v1/me/";

export function isSessionCheck({ pathname }: URL, { method = "GET" }: RequestInit): boolean {
  return pathname === sessionPath && method === "GET";
}

/** The session check needs cookies. With a token, the viewer's data shows whether the API accepts it. */
export async function fetchViewer(fetchNow: typeof fetch, origin: string, request: RequestInit): Promise<Response> {
  const viewer = await fetchNow(origin + viewerPath, request);
  const { status } = viewer;
  if (status !== 401 && status !== 403) return viewer;
  return new Response(JSON.stringify({ meta: { is_authenticated: false } }), {
    status: 401,
    headers: { "Content-Type": "application/json" },
  });
}
