import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChipsContext } from "./chips";
import { MarkdownView } from "./markdown-view";

afterEach(cleanup);

const strong = () => document.querySelector("strong")?.textContent;

test("a text stands as it was typed until it can be rendered; the next ones are rendered at once", async () => {
  const { rerender } = render(<MarkdownView text="It **sticks**." />);
  screen.getByText("It **sticks**.");
  await expect.poll(strong).toBe("sticks");
  rerender(<MarkdownView text="It **rattles**." />);
  expect(strong()).toBe("rattles");
  cleanup();
  render(<MarkdownView text="It **hums**." />);
  expect(strong()).toBe("hums");
});

test("a text that cannot be rendered stays as it was typed", async () => {
  const chips = {
    place: "Core",
    find() {
      throw new Error("no tokens");
    },
    Chip: () => null,
  };
  const text = "It **sticks**.";
  render(
    <ChipsContext value={chips}>
      <MarkdownView text={text} />
    </ChipsContext>,
  );
  await import("./render-markdown");
  expect(screen.getByText(text)).toBeTruthy();
});
