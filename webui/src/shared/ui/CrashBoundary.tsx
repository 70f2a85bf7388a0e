import { Component, type ReactNode } from 'react';
import { reportCrash } from '../api/crashReport';

interface Crash {
  /** By which the console and the server's log know it. */
  number: string;
  /** Draws anew what crashed. */
  retry: () => void;
}

interface CrashBoundaryProps {
  /** Shown in place of what crashed. */
  instead: (crash: Crash) => ReactNode;
  children: ReactNode;
}

/** Keeps a crash where it happened: what stands around it stays usable. */
export class CrashBoundary extends Component<CrashBoundaryProps, { number: string | null }> {
  override state = { number: null };

  override componentDidCatch(error: unknown) {
    this.setState({ number: reportCrash(error) });
  }

  private readonly retry = () => this.setState({ number: null });

  override render() {
    const { number } = this.state;
    return number === null
      ? this.props.children
      : this.props.instead({ number, retry: this.retry });
  }
}
