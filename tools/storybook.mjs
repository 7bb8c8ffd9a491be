// `npm run storybook`: every component and panel, on the real server inside the tab. `build` writes storybook-static/.
import { bin, runNode } from "./run.mjs";

const args = process.argv.includes("build")
  ? ["build", "--output-dir", "storybook-static"]
  : ["dev", "--port", process.env.PORT ?? "6006", "--no-open"];
const { code } = await runNode([bin("storybook"), ...args, "--disable-telemetry"]);
process.exitCode = code;
