// Setup of the unit tests: `vi.waitFor` gives up after a second by default, and a busy machine may not run a test that long.
import { vi } from "vitest";

const { waitFor } = vi;

// All test files of a worker share `vi`, and each runs this.
if (waitFor.name !== "patientWaitFor")
  vi.waitFor = function patientWaitFor(callback, options = 60_000) {
    return waitFor(callback, options);
  };
