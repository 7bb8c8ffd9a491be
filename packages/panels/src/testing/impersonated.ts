import { viewer } from "@gatehouse/contract/viewer";

/** Lets the viewer be impersonated by an administrator. */
export const impersonated =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!new Request(input, init).url.endsWith(viewer.me.path)) return response;
    return Response.json({ ...(await response.json()), impersonated_by: { email: "admin@example.com" } });
  };
