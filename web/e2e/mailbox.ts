import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

const waitMsMax = 20_000;

function linkTo(path: string, mail: Email): string | undefined {
  return (mail.text ?? "").split(/\s/).find((word) => word.includes(`${path}#`));
}

/** A mail server that takes every mail and keeps it. */
export class Mailbox {
  readonly #server: SMTPServer;
  readonly #mails: Email[] = [];
  readonly #arrivals = new EventTarget();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      onData: (stream, _session, callback) => {
        void this.#take(stream, callback);
      },
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    mailbox.#server.listen(0, "127.0.0.1");
    await once(mailbox.#server.server, "listening");
    return mailbox;
  }

  get url(): string {
    const address = this.#server.server.address();
    if (address === null || typeof address === "string") throw new Error("the mailbox is closed");
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** The verification link in the first mail to somebody, or a later one, once that mail is there. */
  async verificationLink(recipient: string, mailNumber = 1): Promise<string> {
    const mail = await this.#mailTo(recipient, mailNumber, () => true);
    const link = linkTo("/auth/verify", mail);
    if (link === undefined) throw new Error(`No verification link in:\n${mail.text}`);
    return link;
  }

  /** The link to that page in the first mail to somebody that has one. */
  async link(recipient: string, path: string): Promise<string> {
    const mail = await this.#mailTo(recipient, 1, (each) => linkTo(path, each) !== undefined);
    return linkTo(path, mail) ?? "";
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #mailTo(
    recipient: string,
    mailNumber: number,
    isWanted: (mail: Email) => boolean,
  ): Promise<Email> {
    const signal = AbortSignal.timeout(waitMsMax);
    for (;;) {
      const mail = this.#mails.filter(
        (each) => each.to?.some(({ address }) => address === recipient) && isWanted(each),
      )[mailNumber - 1];
      if (mail) return mail;
      // Each mail that comes is looked at before waiting for another.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve, reject) => {
        this.#arrivals.addEventListener("mail", resolve, { once: true });
        signal.addEventListener("abort", () => reject(new Error(`No mail came for ${recipient}.`)));
      });
    }
  }

  async #take(
    stream: AsyncIterable<Buffer>,
    callback: (error?: Error | null) => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    this.#mails.push(await PostalMime.parse(Buffer.concat(chunks)));
    callback();
    this.#arrivals.dispatchEvent(new Event("mail"));
  }
}
