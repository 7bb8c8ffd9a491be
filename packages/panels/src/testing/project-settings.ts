import { projects } from "@gatehouse/contract/projects";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { textbox } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { fn, screen } from "storybook/test";

/** The addresses that the stories of a project's settings navigated to. */
export const navigation = recordedNavigation();
export const onEvent = fn();
export const projectName = "Muon telescope trigger";
export const projectGuid = demoProjectGuid(projectName);
/** The bodies of requests that changed the project. */
export const puts: { readonly name: string; readonly keep_sources_permission_granted?: boolean }[] = [];
/** How the server responds to changes, and whether it can be reached. */
export const server: { refusal: 400 | 503 | undefined; isConnected: boolean } = {
  refusal: undefined,
  isConnected: true,
};

/** Records the changes that are sent, and refuses them if a story sets a refusal. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (!server.isConnected) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    if (request.method !== "PUT") return send(request);
    puts.push((await request.clone().json()) as (typeof puts)[number]);
    return server.refusal ? Response.json({ detail: "Not now." }, { status: server.refusal }) : send(request);
  };

/** A customer's portal whose changes are recorded. */
export const portal = { as: "customer@example.com", navigation, onEvent, through };

/** Clears the traces of earlier stories. */
export function forgetSettings(): void {
  navigation.visits.length = 0;
  puts.length = 0;
  Object.assign(server, { refusal: undefined, isConnected: true });
  onEvent.mockClear();
}

export const nameField = () => textbox(/^Name/);
export const save = () => screen.findByRole("button", { name: "Save" });
export const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /^Allow us to keep/ });
/** The project as the server stores it. */
export const stored = async (loaded: Readonly<Record<string, unknown>>) => {
  const path = projects.get.path.replace("{projectGuid}", projectGuid);
  const response = await openedPortal(loaded).fetch(new Request(`${window.location.origin}${path}`));
  return (await response.json()) as { readonly name: string; readonly keep_sources_permission_granted: boolean };
};
