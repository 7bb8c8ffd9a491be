import { demoOrderGuid } from "../../demo/orders";
import { guidCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

export const serverCases: ServerCases = {
  parameters: { orderGuid: guidCase(demoOrderGuid("wq"), { large: subject.orderGuid, list: "orders/" }) },
};
