import { expect, type Locator, type Page } from "@playwright/test";
import type { Mailbox } from "./mailbox.ts";

/** Somebody at a browser, doing what people do. Finds everything by role and label. */
export class Person {
  readonly username: string;
  readonly email: string;
  readonly password = "lantern violin orbit 42";
  readonly page: Page;
  readonly #mailbox: Mailbox;

  /** The server's address. */
  readonly origin: string;

  constructor(username: string, page: Page, mailbox: Mailbox, origin: string) {
    this.origin = origin;
    this.username = username;
    this.email = `${username}@example.org`;
    this.page = page;
    this.#mailbox = mailbox;
  }

  async signUp(): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("link", { name: "Sign up" }).first().click();
    await this.fillSignUp();
    await this.press("Sign Up");
    await expect(
      this.status(
        "Account created. Verification email sent. Please verify your email before proceeding.",
      ),
    ).toBeVisible();
  }

  async fillSignUp(): Promise<void> {
    await this.page.getByLabel("Username").fill(this.username);
    await this.page.getByLabel("Name", { exact: true }).fill(`${this.username} Example`);
    await this.page.getByLabel("Email").fill(this.email);
    await this.page.getByLabel("Password").fill(this.password);
  }

  /** By the link in the first mail, or in a later one, which makes the earlier links invalid. */
  async verify(mailNumber = 1): Promise<void> {
    await this.page.goto(await this.#mailbox.verificationLink(this.email, mailNumber));
    await this.press("Verify");
    await expect(this.status(`${this.email} is verified. You can log in now.`)).toBeVisible();
  }

  async logIn(): Promise<void> {
    await this.page.goto("/auth");
    await this.page.getByLabel("Email").fill(this.email);
    await this.page.getByLabel("Password").fill(this.password);
    await this.press("Login");
    await expect(this.page).toHaveURL(/\/dashboard$/);
  }

  /** From nothing to their dashboard, page by page. */
  async joinByPages(): Promise<void> {
    await this.signUp();
    await this.verify();
    await this.logIn();
  }

  /** From nothing to their dashboard, for stories about something else. */
  async join(): Promise<void> {
    await this.joinQuietly();
    await this.page.goto("/dashboard");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** From nothing to somebody who is signed in, without a page. */
  async joinQuietly(): Promise<void> {
    const { username, email, password } = this;
    await this.send("auth/sign-up", { username, name: `${username} Example`, email, password });
    const link = await this.#mailbox.verificationLink(email);
    await this.send("auth/verify", { token: new URL(link).hash.slice(1) });
    await this.send("auth/log-in", { email, password });
  }

  /** Posts to the API with the browser's own cookies. */
  async send<Reply = unknown>(path: string, body: object): Promise<Reply> {
    const { request } = this.page.context();
    const address = new URL(`/api/v1/${path}`, this.origin);
    const reply = await request.post(`${address}`, {
      data: body,
      headers: { origin: this.origin },
    });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
    return (await reply.json().catch(() => undefined)) as Reply;
  }

  async createOrganization(name: string): Promise<void> {
    await this.page.goto("/organizations");
    await this.page.getByRole("button", { name: "Create Organization" }).click();
    const dialog = this.dialog("Create Organization");
    await dialog.getByLabel("Organization Name").fill(name);
    await dialog.getByLabel("Organization Description").fill("We build what we need.");
    await dialog.getByRole("button", { name: "Create Organization" }).click();
    await expect(dialog).toBeHidden();
  }

  async joinOrganization(joinCode: string): Promise<void> {
    await this.page.goto("/organizations");
    await this.page.getByRole("button", { name: "Join Organization" }).click();
    const dialog = this.dialog("Join Organization");
    await dialog.getByLabel("Join Code").fill(joinCode);
    await dialog.getByRole("button", { name: "Join Organization" }).click();
    await expect(this.page).toHaveURL(/\/organizationDisplay\//);
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole("tab", { name: "Projects" })).toBeVisible();
  }

  async openOrganization(name: string): Promise<void> {
    await this.page.goto("/organizations");
    await this.page.getByRole("link", { name }).click();
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
  }

  async joinCode(): Promise<string> {
    await this.page.getByRole("tab", { name: "Settings" }).click();
    const field = this.page.getByLabel("Join Code", { exact: true });
    await expect(field).toHaveValue(/^[0-9A-Za-z]{8}$/);
    return field.inputValue();
  }

  async createProject(name: string): Promise<void> {
    await this.page.getByRole("tab", { name: "Projects" }).click();
    await this.press("Create New Project");
    const dialog = this.dialog("Create Project");
    await dialog.getByLabel("Project Name").fill(name);
    await dialog.getByLabel("Project Description").fill(`All about ${name}.`);
    await dialog.getByRole("button", { name: "Create Project" }).click();
    await expect(this.status("Project created successfully!").last()).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  async openProject(name: string): Promise<void> {
    await this.page.getByRole("link", { name }).click();
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
  }

  async reportBug(title: string, description: string): Promise<void> {
    await this.press("New bug");
    const dialog = this.dialog("New bug");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Description").fill(description);
    await dialog.getByRole("button", { name: "Create bug" }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole("link", { name: title })).toBeVisible();
  }

  async openBug(title: string): Promise<void> {
    await this.page.getByRole("link", { name: title }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  async editTitle(title: string): Promise<void> {
    await this.press("Edit title");
    const field = this.page.getByLabel("Title", { exact: true });
    await field.fill(title);
    await field.press("Enter");
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** A field of the bug that is open: says what is chosen, and opens its list. */
  field(name: string): Locator {
    return this.page.getByLabel(new RegExp(`^${name}: `));
  }

  /** Picks one of a field's list by mouse. */
  async choose(name: string, option: string): Promise<void> {
    await this.field(name).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  async expectField(name: string, value: string): Promise<void> {
    await expect(this.field(name)).toHaveAccessibleName(`${name}: ${value}`);
    // Keys go to the page again when the field's list is closed.
    await expect(this.page.getByRole("dialog", { name: /^Set / })).toHaveCount(0);
  }

  async closeBug(resolution: string): Promise<void> {
    await this.press("Close");
    const dialog = this.dialog("Close bug");
    await dialog.getByLabel("Resolution").selectOption({ label: resolution });
    await dialog.getByRole("button", { name: "Close bug" }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole("button", { name: "Reopen" })).toBeVisible();
  }

  /** To the list of organizations by the header's link, without loading the page anew. */
  async goToOrganizations(): Promise<void> {
    await this.page.getByRole("link", { name: "Organizations", exact: true }).click();
    await expect(this.page.getByRole("heading", { name: "Organizations" })).toBeVisible();
  }

  organizationCard(name: string): Locator {
    return this.page.getByRole("link", { name });
  }

  /** Presses the button of exactly this name. */
  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  status(text: string): Locator {
    return this.page.getByRole("status").filter({ hasText: text });
  }

  alert(text: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: text });
  }
}
