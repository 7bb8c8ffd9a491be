import { connect, createServer, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A slow connection to a portal that breaks once while something large is sent. */
export class SlowLine {
  origin = "";
  /** Whether it has been broken. */
  isBroken = false;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  /**
   * @param target the portal's origin.
   * @param bytesPerSecond how fast the browser's bytes are passed on.
   * @param breaksAfter the bytes of one connection after which it is cut, the first time.
   */
  constructor(
    private readonly target: string,
    private readonly bytesPerSecond: number,
    private readonly breaksAfter: number,
  ) {}

  async start(): Promise<void> {
    const server = (this.server = createServer((near) => this.accept(near)));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    if (typeof address === "object" && address !== null) this.origin = `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private accept(near: Socket): void {
    const { hostname, port } = new URL(this.target);
    const far = connect(Number(port), hostname);
    const ends = [near, far];
    for (const socket of ends) {
      this.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.sockets.delete(socket);
        for (const end of ends) end.destroy();
      });
    }
    far.pipe(near);
    near.pipe(this.slowed(() => ends.forEach((end) => end.destroy()))).pipe(far);
  }

  /** Passes bytes on at the line's pace. Whoever sends waits meanwhile. */
  private slowed(cut: () => void): Transform {
    let passed = 0;
    return new Transform({
      transform: (bytes: Buffer, _encoding, done) => {
        passed += bytes.length;
        if (!this.isBroken && passed > this.breaksAfter) {
          this.isBroken = true;
          return cut();
        }
        setTimeout(() => done(null, bytes), (bytes.length / this.bytesPerSecond) * 1_000);
      },
    });
  }
}
