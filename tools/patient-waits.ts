// Setup of the unit tests. `vi.waitFor` times out after a second by default, which is too short on a busy machine.
import { vi } from "vitest";

const { waitFor } = vi;

// All test files of a worker share `vi`, and each runs this.
if (waitFor.name !== "patientWaitFor")
  vi.waitFor = function patientWaitFor(callback, options = 60_000) {
    return waitFor(callback, options);
  };
