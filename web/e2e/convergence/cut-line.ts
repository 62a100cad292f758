import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import type { Chance } from "../answers/chance.ts";

/** What a line does to the connections that are made from now on. */
export interface Weather {
  /** No connection comes about, and those that were there are cut. */
  isDown: boolean;
  /** One in so many connections is cut after some byte, up or down; 0 for none. */
  cutOneIn: number;
  /** One in so many swallows what the server says after some byte, until it is cut. */
  loseOneIn: number;
  /** What the server says comes late by up to so many ms. */
  lateMs: number;
}

export const clear: Weather = { isDown: false, cutOneIn: 0, loseOneIn: 0, lateMs: 0 };

const lostMs = 150;
/** Cuts come anywhere from the first byte to well behind a snapshot. */
const bytesMaxLog2 = 16;

/** The line between one browser and the server. */
export class CutLine {
  weather: Weather = clear;
  readonly #chance: Chance;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(serverPort: number, chance: Chance) {
    this.#chance = chance;
    this.#server = createServer((near) => this.#take(near, serverPort));
  }

  static async open(serverPort: number, chance: Chance): Promise<CutLine> {
    const line = new CutLine(serverPort, chance);
    line.#server.listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    return line;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the line is closed");
    return address.port;
  }

  /** All that is on its way is lost, wherever it is. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #take(near: Socket, serverPort: number): void {
    const { isDown, cutOneIn, loseOneIn, lateMs } = this.weather;
    near.on("error", () => undefined);
    if (isDown) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(serverPort, "127.0.0.1");
    far.on("error", () => undefined);
    const both = [near, far];
    const end = () => {
      for (const each of both) {
        this.#sockets.delete(each);
        each.destroy();
      }
    };
    for (const each of both) {
      this.#sockets.add(each);
      each.setNoDelay(true);
      each.on("close", end);
    }
    const isCut = cutOneIn > 0 && this.#chance.oneIn(cutOneIn);
    const isCutUp = isCut && this.#chance.oneIn(2);
    near.on("data", relay(far, isCutUp ? this.#someBytes() : Number.POSITIVE_INFINITY, end));
    const isLost = !isCut && loseOneIn > 0 && this.#chance.oneIn(loseOneIn);
    const down = (isCut && !isCutUp) || isLost ? this.#someBytes() : Number.POSITIVE_INFINITY;
    const toNear = relay(near, down, () => {
      if (isLost) setTimeout(end, lostMs);
      else end();
    });
    far.on("data", (bytes: Buffer) => {
      if (lateMs === 0) toNear(bytes);
      else setTimeout(() => toNear(bytes), lateMs);
    });
  }

  #someBytes(): number {
    return this.#chance.below(2 ** (2 + this.#chance.below(bytesMaxLog2 - 1)));
  }
}

/** Hands on so many bytes, then ends. */
function relay(to: Socket, bytesMax: number, end: () => void): (bytes: Buffer) => void {
  let left = bytesMax;
  return (bytes) => {
    if (left < 0 || to.destroyed) return;
    if (bytes.length > left) {
      if (left > 0) to.write(bytes.subarray(0, left));
      left = -1;
      end();
      return;
    }
    left -= bytes.length;
    to.write(bytes);
  };
}
