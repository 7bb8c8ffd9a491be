import { createServer } from "node:net";
import { expect, it } from "vitest";
import { portComplaint } from "./port.mjs";

it("only a port in use is refused, in one sentence", async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address();
  expect(await portComplaint(port, "127.0.0.1")).toBe(`Port ${port} is already in use. Set PORT to another.`);
  await new Promise((resolve) => other.close(resolve));
  expect(await portComplaint(port, "127.0.0.1")).toBeUndefined();
  // The server itself says what is wrong with an address of another machine, and with what is no number.
  expect(await portComplaint(port, "192.0.2.1")).toBeUndefined();
  expect(await portComplaint("http", "127.0.0.1")).toBeUndefined();
});
