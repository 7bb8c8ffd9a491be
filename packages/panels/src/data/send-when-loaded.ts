import { PortalError } from "@gatehouse/contract";
import { type LazyModule, lazyModule } from "@gatehouse/design";
import type { sendOnce } from "./send-once";

export type SendOnce = typeof sendOnce;

/** Most people only look at a panel, so the code that sends a write follows the panel or dialog that can write. */
export const sendOnceCode = lazyModule<SendOnce>(() => import("./send-once").then((module) => module.sendOnce));

/**
 * Sends a write with code that may still be on its way, and at once if it is there.
 * @throws {PortalError} `network` when the code can't be loaded. Nothing was sent then.
 */
export function sendWhenLoaded(code: LazyModule<SendOnce>): SendOnce {
  return async (...write) => {
    const send =
      code.loaded() ??
      (await code.load().catch((cause: unknown) => {
        throw new PortalError("network", { cause });
      }));
    return send(...write);
  };
}
