import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { expect } from "storybook/test";

/** Adds the renewal of a SMART license to the cart, as another tab of the user would. */
export async function renewElsewhere(loaded: Parameters<typeof openedPortal>[0], serialNumber: string): Promise<void> {
  const request = new Request(`${window.location.origin}/api/webapp/v1/shopping-cart/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      type: "ren",
      license: demoLicenseGuid(serialNumber),
      duration: 1,
      license_duration_measurement_unit: "years",
      online_compile: false,
      license_type: "smart",
    }),
  });
  await expect((await openedPortal(loaded).fetch(request)).status).toBe(201);
}
