import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import OidcProvider, { type Context } from "oidc-provider";

/** Somebody with an account at the provider. */
export interface GoogleAccount {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  picture?: string;
}

/** The smallest picture there is: one pixel. */
const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

function showPicture(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from(picture, "base64"));
}

const clientID = "lacewing-stories";
const clientSecret = "a secret of the stories";

/**
 * A real OpenID provider in place of Google. It stands under another host than the server, so that
 * browsers treat the two as strangers. Its one page lets people choose an account or cancel.
 */
export class OpenIdProvider {
  readonly #accounts = new Map<string, GoogleAccount>();
  readonly #port: number;
  #server: Server;
  #provider: OidcProvider | undefined;
  #redirectUrl = "";

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
    this.#answer(server);
  }

  static async open(): Promise<OpenIdProvider> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port was given");
    return new OpenIdProvider(server, address.port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What the server is started with. */
  get settings(): Record<string, string> {
    return {
      LACEWING_OIDC_ISSUER: this.url,
      LACEWING_OIDC_CLIENT_ID: clientID,
      LACEWING_OIDC_CLIENT_SECRET: clientSecret,
    };
  }

  add(account: GoogleAccount): void {
    this.#accounts.set(account.sub, account);
  }

  /** Takes sign-ins of the server at this address, with keys that nobody has seen before. */
  serve(serverUrl: string): void {
    this.#redirectUrl = `${serverUrl}/auth/google/callback`;
    this.#provider = new OidcProvider(this.url, this.#configuration());
  }

  async goDown(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async comeBack(): Promise<void> {
    this.#server = createServer();
    this.#answer(this.#server);
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.goDown();
  }

  #configuration(): object {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const kid = randomBytes(8).toString("hex");
    return {
      clients: [
        {
          client_id: clientID,
          client_secret: clientSecret,
          redirect_uris: [this.#redirectUrl],
          grant_types: ["authorization_code"],
          response_types: ["code"],
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" }] },
      cookies: { keys: [randomBytes(16).toString("hex")] },
      claims: {
        openid: ["sub"],
        email: ["email", "email_verified"],
        profile: ["name", "picture"],
      },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: Context, id: string) => {
        const account = this.#accounts.get(id);
        return account && { accountId: id, claims: () => account };
      },
      // Whoever chose an account has agreed.
      loadExistingGrant: async ({ oidc }: Context) => {
        const { accountId } = oidc.session;
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
      ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    };
  }

  #answer(server: Server): void {
    server.on("request", (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
      const chosen = searchParams.get("choose");
      if (pathname === "/picture.png") showPicture(response);
      else if (this.#provider === undefined) response.writeHead(503).end();
      else if (!pathname.startsWith("/interaction/")) this.#provider.callback()(request, response);
      else if (chosen === null) this.#showAccounts(pathname, response);
      else void this.#finish(chosen, request, response);
    });
  }

  #showAccounts(path: string, response: ServerResponse): void {
    const links = [...this.#accounts.values()].map(
      ({ sub, name }) => `<p><a href="${path}?choose=${sub}">${name}</a></p>`,
    );
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Choose an account</title>
       <h1>Choose an account</h1>${links.join("")}<p><a href="${path}?choose=">Cancel</a></p></html>`,
    );
  }

  async #finish(chosen: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result =
      chosen === ""
        ? { error: "access_denied", error_description: "The person cancelled." }
        : { login: { accountId: chosen } };
    await this.#provider?.interactionFinished(request, response, result);
  }
}
