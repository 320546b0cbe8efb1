import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When this changes, rendering is tried again. */
  attempt: unknown;
  instead: ReactNode;
  children: ReactNode;
}

/** Shows a fallback if the page can't be rendered, until there is something new to render. */
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
