// Starts the real program on a database of its own, stops it, kills it, starts it again.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The program: what BROADSIDE_BIN names, or the one that `make test` has built. */
const program = process.env.BROADSIDE_BIN ?? resolve(import.meta.dirname, "../../target/debug/broadside");

/** The page as it was last built; a release program would show the one that is inside it. */
const built = resolve(import.meta.dirname, "../dist");

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

export class Server {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "broadside-e2e-"));
  private output = "";
  private constructor(readonly port: number) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const database = join(this.folder, "games.sqlite");
    const where = ["--listen", listen, "--database", database, "--page", built];
    this.child = spawn(program, ["serve", ...where, "--allow-seed"], { stdio: ["ignore", "pipe", "pipe"] });
    const keep = (chunk: Buffer): void => void (this.output += chunk.toString());
    this.child.stdout?.on("data", keep);
    this.child.stderr?.on("data", keep);
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      const up = await fetch(`${this.url}/api/lobby`).then(
        (response) => response.ok,
        () => false,
      );
      if (up) return;
      if (this.child.exitCode !== null) break;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error(`the server does not start:\n${this.output}`);
  }

  /** Ends it without a word, as a crash would. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
