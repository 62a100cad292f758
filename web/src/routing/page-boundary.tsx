import { Component, type ReactNode } from "react";
import { type Place, usePlace } from "./shown";

interface Parts {
  /** In place of what failed while it was drawn, until one goes elsewhere. */
  fallback: ReactNode;
  children: ReactNode;
}

type Props = Parts & { place: Place | undefined };

interface State {
  place: Place | undefined;
  hasFailed: boolean;
}

class Boundary extends Component<Props, State> {
  override state: State = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

export function PageBoundary(parts: Parts) {
  return <Boundary {...parts} place={usePlace((place) => place)} />;
}
