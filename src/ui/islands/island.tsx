import { Component, type ComponentType, type ReactNode } from "react";
import { keepOnRedraws } from "./keep-on-redraw.ts";
import { showOwnDays } from "./own-days.ts";

if (typeof document !== "undefined") {
  keepOnRedraws();
  // Before React hydrates the dates.
  showOwnDays();
}

/** Makes a component an island: after an error it is rendered again, and after a second error a message replaces it. */
export function island<Props extends object>(View: ComponentType<Props>) {
  return function Island(props: Props) {
    const view = <View {...props} />;
    const again = <Boundary instead={<Failed />}>{view}</Boundary>;
    return <Boundary instead={again}>{view}</Boundary>;
  };
}

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
}

/**
 * A translator that replaces text can make React fail when it changes that text. Once the island is rendered again,
 * React owns its text. With `componentDidCatch` alone, React would empty the island if it failed again at once.
 */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

const Failed = () => (
  <p className="notice danger" role="alert">
    Something went wrong in this part of the page. Your text is saved.{" "}
    <button className="button quiet" type="button" onClick={() => location.reload()}>
      Reload the page
    </button>
  </p>
);
