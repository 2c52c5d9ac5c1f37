import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  children: ReactNode;
  /** What stands in for the part after a fault in it: nothing, unless said otherwise. */
  fallback?: ReactNode;
  /** The part is tried again when this changes. */
  resetKey: unknown;
};

/** Keeps a fault in one part of the search screen from taking the others with it (E-6). React says it in the console. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps): void {
    if (this.state.isBroken && resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
