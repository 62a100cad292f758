import { createElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes an icon's component from its shapes, in place of the icon set's own way, which works out what our icons
 * never change: rows hold several icons each, and there are many rows. The build puts it there.
 */
// The icon set's files import their way by that name.
// oxlint-disable-next-line import/no-default-export
export default function makeIcon({ node }: IconData) {
  // By their places: one icon in another's place keeps its elements.
  const shapes = node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
  return function Icon({ children, ...look }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: 24,
        height: 24,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...look,
      },
      shapes,
      children,
    );
  };
}
