// Runs before dependencies are installed, so it only uses Node's own modules.
import { createServer } from "node:net";

/**
 * Undefined when a server could listen on this port, else the sentence to show. Only finds ports in use: the server
 * itself explains everything else.
 */
export async function portComplaint(port, address) {
  const probe = createServer();
  const isUsed = await new Promise((resolve) => {
    probe.once("error", (error) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host: address, exclusive: true }, () => resolve(false));
  }).catch(() => false);
  await new Promise((resolve) => probe.close(resolve));
  return isUsed ? `Port ${port} is already in use. Set PORT to another.` : undefined;
}
