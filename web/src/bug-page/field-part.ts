import { type ComponentType, memo } from "react";
import type { Bug } from "../store/bug";
import type { BugPart, BugScene } from "./bug-actions";
import type { BugParts } from "./use-bug-parts";

export interface FieldPartProps {
  scene: BugScene;
  parts: BugParts;
}

/**
 * A part of a bug's details that is drawn again only where one of these fields is another one, its project, what may
 * be done, or whether one of its parts is open: a bug changes often, and each change is of few fields. What it does
 * is done by the scene's and the parts' functions, which stay the same.
 */
export function fieldPart(
  fields: readonly (keyof Bug)[],
  opened: readonly BugPart[],
  Part: ComponentType<FieldPartProps>,
): ComponentType<FieldPartProps> {
  const shownOf = ({ scene, parts }: FieldPartProps) => [
    scene.bug.id,
    scene.project,
    scene.me,
    scene.mayEdit,
    scene.mayTakePart,
    scene.mayWithhold,
    ...fields.map((field) => scene.bug[field]),
    ...opened.map((part) => parts.shown === part),
  ];
  return memo(Part, (was, is) => {
    const before = shownOf(was);
    return shownOf(is).every((each, at) => Object.is(each, before[at]));
  });
}
