import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  children: ReactNode;
  /** Shown instead of the part after an error; nothing by default. */
  fallback?: ReactNode;
  /** When this changes, the part is rendered again. */
  resetKey: unknown;
};

/**
 * An error boundary that keeps an error in one part of the search screen from affecting the others (E-6). The error is
 * logged to the console.
 */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps): void {
    if (this.state.isBroken && resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
