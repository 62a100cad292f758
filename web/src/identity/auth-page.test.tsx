import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPages } from "../routing/testing";
import { AuthPage } from "./auth-page";
import { session } from "./session";

const fetchStub = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("scrollTo", () => {});
  session.set({ state: "out" });
});
afterEach(() => {
  cleanup();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

async function show() {
  await showPages("/auth", {
    "/": () => null,
    "/auth": AuthPage,
    "/auth/forgot": () => null,
    "/dashboard": () => "the dashboard",
  });
  await screen.findByRole("heading", { level: 1 });
}

function answer(status: number, body: unknown, type = "application/json"): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": type } });
}

function refusal(status: number, code: string, detail: string, errors: unknown[] = []): Response {
  const body = { type: `urn:lacewing:problem:${code}`, title: code, status, detail, code, errors };
  return answer(status, body, "application/problem+json");
}

function enter(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

function value(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

test("it starts in Login and changes title and fields with the mode, keeping what was typed", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Login");
  expect(screen.queryByLabelText("Username")).toBeNull();
  enter("Email", "ada@example.org");
  press("Sign Up");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign Up");
  expect(value("Email")).toBe("ada@example.org");
  expect(screen.getByRole("button", { name: "Sign Up with Google" })).toBeDefined();
});

test("empty fields are named and nothing is sent", async () => {
  await show();
  press("Login");
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Enter your email address.",
    "Enter your password.",
  ]);
  expect(fetchStub).not.toHaveBeenCalled();
});

test("a refusal is told in the page and keeps what was typed", async () => {
  fetchStub.mockResolvedValue(refusal(401, "wrong_credentials", "Wrong email or password."));
  await show();
  enter("Email", "ada@example.org");
  enter("Password", "not the password");
  press("Login");
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong email or password.");
  expect(value("Email")).toBe("ada@example.org");
  expect(value("Password")).toBe("not the password");
});

test("a login leads to the dashboard", async () => {
  const me = {
    UID: "1",
    displayName: "ada",
    name: "Ada",
    email: "ada@example.org",
    emailVerified: true,
    membershipType: "free",
    hasPassword: true,
  };
  fetchStub.mockResolvedValue(answer(200, me));
  await show();
  enter("Email", " ada@example.org ");
  enter("Password", "lantern violin");
  press("Login");
  await screen.findByText("the dashboard");
  expect(session.get()).toEqual({ state: "in", me });
  const [request] = fetchStub.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({ email: "ada@example.org", password: "lantern violin" });
});

test("a taken username stands at its field, a success back in Login", async () => {
  const message =
    "Account created. Verification email sent. Please verify your email before proceeding.";
  const taken = { pointer: "/username", code: "username_taken", detail: "It is taken." };
  fetchStub
    .mockResolvedValueOnce(refusal(422, "invalid", "Some fields are wrong.", [taken]))
    .mockResolvedValueOnce(answer(202, { message }));
  await show();
  press("Sign Up");
  enter("Username", "ada");
  enter("Name", "Ada Example");
  enter("Email", "ada@example.org");
  enter("Password", "lantern violin");
  press("Sign Up");
  expect((await screen.findByRole("alert")).textContent).toBe("It is taken.");
  expect(value("Name")).toBe("Ada Example");
  press("Sign Up");
  expect((await screen.findByRole("status")).textContent).toBe(message);
  expect(value("Email")).toBe("ada@example.org");
  expect(value("Password")).toBe("");
});

test("the Google button says that this server has none", async () => {
  const words = "Google sign-in is not set up on this server.";
  fetchStub.mockResolvedValue(refusal(404, "google_not_set_up", words));
  await show();
  press("Sign Up with Google");
  expect((await screen.findByRole("alert")).textContent).toBe(words);
});

test("Google opens in a window of its own, and the page follows on the way back", async () => {
  const popup = { opener: window, location: { href: "" } };
  const open = vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
  fetchStub.mockResolvedValueOnce(answer(200, { authorizationURL: "https://google.test/in" }));
  await show();
  press("Sign Up with Google");
  expect((await screen.findByRole("status")).textContent).toContain("Google window");
  expect(popup).toEqual({ opener: null, location: { href: "https://google.test/in" } });
  const [request] = fetchStub.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({ next: "", isPopup: true });
  fetchStub.mockImplementation(async () => answer(200, { UID: "1", displayName: "ada" }));
  document.cookie = "lacewing-hint=1";
  // The page begins to listen a moment after it says that it waits.
  await vi.waitFor(() => {
    fireEvent.focus(window);
    expect(screen.queryByText("the dashboard")).not.toBeNull();
  });
  document.cookie = "lacewing-hint=; Max-Age=0";
  open.mockRestore();
});

test("where windows are blocked, Google opens in the page", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  fetchStub
    .mockResolvedValueOnce(answer(200, { authorizationURL: "https://google.test/popup" }))
    .mockResolvedValueOnce(answer(200, { authorizationURL: "#in-the-page" }));
  await show();
  press("Sign Up with Google");
  await vi.waitFor(() => expect(location.hash).toBe("#in-the-page"));
  const [, second] = fetchStub.mock.calls.map(([request]) => request);
  expect(await second?.json()).toEqual({ next: "", isPopup: false });
  history.replaceState(null, "", "/");
  open.mockRestore();
});

test("the verification mail is sent again to the typed address", async () => {
  fetchStub.mockResolvedValue(
    answer(202, { message: "If there is an account, a mail is on its way." }),
  );
  await show();
  press("Send the verification mail again");
  expect(screen.getByRole("alert").textContent).toBe("Enter your email address first.");
  enter("Email", "ada@example.org");
  press("Send the verification mail again");
  expect((await screen.findByRole("status")).textContent).toContain("a mail is on its way");
});
