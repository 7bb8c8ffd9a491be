// The settings that `npm start`, `npm run dev`, `npm run worker` and `npm run admin` share: the same data and the
// examples' product.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

const product = JSON.parse(readFileSync(join(root, "examples/product.json"), "utf8"));

const settings = {
  GATEHOUSE_DATA: join(root, ".data"),
  GATEHOUSE_PRODUCT_ID: product.id,
  GATEHOUSE_PRODUCT_NAME: product.name,
  GATEHOUSE_GROUPS: join(root, "examples/groups.json"),
  // The pages of the examples that embed the panels.
  GATEHOUSE_RETURN_PATHS: "/account/",
  GATEHOUSE_HOST_CONFIG: join(root, "examples/host-config.json"),
};

/** Node options for the server. They save memory at no measurable cost, because garbage is collected earlier. */
export const nodeOptions = ["--max-semi-space-size=2"];

/** The environment of a server process. Existing variables take precedence. */
export const portalSettings = () => ({ ...settings, ...process.env });
