import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Shown in place of what crashed; `retry` draws it anew. */
  instead: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a crash where it happened: what stands around it stays usable. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  private readonly retry = () => this.setState({ hasCrashed: false });

  override render() {
    return this.state.hasCrashed ? this.props.instead(this.retry) : this.props.children;
  }
}
