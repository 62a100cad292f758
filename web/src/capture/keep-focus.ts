/**
 * What has the focus goes away: the next control of the group gets it, so that keys are heard on. Called
 * before it goes.
 */
export function keepFocus(leaving: Element, group: Element | null): void {
  const controls = [...(group?.querySelectorAll<HTMLElement>("button, input") ?? [])];
  const after = controls.slice(controls.findIndex((each) => each === leaving) + 1);
  const next = after.find(({ tabIndex, localName }) => tabIndex >= 0 && localName === "button");
  (next ?? controls[0])?.focus();
}
