import { viewer } from "@gatehouse/contract/viewer";

/** Rewrites the viewer's response, so that an administrator impersonates them. */
export const impersonated =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!new Request(input, init).url.endsWith(viewer.me.path)) return response;
    return Response.json({ ...(await response.json()), impersonated_by: { email: "admin@example.com" } });
  };
