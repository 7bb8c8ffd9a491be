import { openedPortal } from "@gatehouse/story-kit/portal/portal";

/** Changes a release, as a colleague of the user would. */
export function changeElsewhere(
  loaded: Parameters<typeof openedPortal>[0],
  tag: string,
  body: object,
): Promise<Response> {
  return openedPortal(loaded).fetch(
    new Request(`${window.location.origin}/api/webapp-management/v1/example-versions/${tag}/`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}
