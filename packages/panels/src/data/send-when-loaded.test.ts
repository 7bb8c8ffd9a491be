import { isPortalError } from "@gatehouse/contract";
import { cart } from "@gatehouse/contract/cart";
import { lazyModule } from "@gatehouse/design";
import { describe, expect, it } from "vitest";
import { findSubmitted } from "../areas/cart/cart.look-ups";
import { failureOf, server, setUpOrdersServer } from "../testing/orders-server";
import { sendOnce } from "./send-once";
import { sendWhenLoaded } from "./send-when-loaded";
import { isUnconfirmed } from "./unconfirmed";

setUpOrdersServer();

const submitWith = (load: () => Promise<typeof sendOnce>) => {
  const code = lazyModule(load);
  const send = sendWhenLoaded(code);
  const submit = () => send(server.sender(), cart.submit, {}, { findDone: findSubmitted, intent: "7,8" });
  return { code, submit };
};
const writes = () => server.requests.filter((request) => request.startsWith("POST"));

describe("a write", () => {
  it("is sent once its code is loaded", async () => {
    expect(await submitWith(async () => sendOnce).submit()).toEqual({ guid: "order-2" });
    expect(writes()).toHaveLength(1);
  });

  it("is on its way before the press is over if its code is loaded", async () => {
    const { code, submit } = submitWith(async () => sendOnce);
    await code.load();
    const sent = submit();
    expect(server.requests).not.toEqual([]);
    await sent;
  });

  it("fails without being sent or in doubt while its code can't be loaded, and a new try loads it", async () => {
    let isConnected = false;
    const { submit } = submitWith(async () => {
      if (!isConnected) throw new TypeError("Failed to fetch dynamically imported module");
      return sendOnce;
    });
    const failure = await failureOf(submit());
    expect([isPortalError(failure, "network"), isUnconfirmed(failure)]).toEqual([true, false]);
    expect(server.requests).toEqual([]);
    isConnected = true;
    expect(await submit()).toEqual({ guid: "order-2" });
    expect(writes()).toHaveLength(1);
  });
});
