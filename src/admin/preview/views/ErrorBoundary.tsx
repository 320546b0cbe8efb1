import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Changes with what is shown, which is then tried again. */
  attempt: unknown;
  instead: ReactNode;
  children: ReactNode;
}

/** Shows something else where the page can't be shown, until there is something new to show. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: unknown }> {
  override state = { failed: undefined };

  static getDerivedStateFromError(): { failed: unknown } {
    return { failed: true };
  }

  override componentDidUpdate({ attempt }: ErrorBoundaryProps) {
    if (this.state.failed !== undefined && attempt !== this.props.attempt) {
      this.setState({ failed: undefined });
    }
  }

  override render() {
    return this.state.failed === undefined ? this.props.children : this.props.instead;
  }
}
