import { expect, test } from "vitest";
import { batch, Topic } from "./topic";

test("touches inside a batch are told once, after it", () => {
  const topic = new Topic();
  let told = 0;
  topic.subscribe(() => {
    told += 1;
  });
  batch(() => {
    topic.touch();
    batch(() => topic.touch());
    expect(told).toBe(0);
  });
  expect(told).toBe(1);
  topic.touch();
  expect(told).toBe(2);
});

test("a batch that fails still tells what it touched", () => {
  const topic = new Topic();
  let told = 0;
  topic.subscribe(() => {
    told += 1;
  });
  expect(() =>
    batch(() => {
      topic.touch();
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect(told).toBe(1);
});
