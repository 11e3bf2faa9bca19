import { Component } from 'react'
import type { ReactNode } from 'react'

interface BoundaryProps {
  /** Drawn in place of what could not be drawn. */
  renderFailed: (retry: () => void, error: unknown) => ReactNode
  /** Forgets the failure elsewhere, so that the next drawing asks again. */
  onRetry(): void
  children: ReactNode
}

type Outcome = { kind: 'standing' } | { kind: 'fallen'; error: unknown }

/** Keeps a fall where it happened, and lets it be tried again. */
export class Boundary extends Component<BoundaryProps, Outcome> {
  override state: Outcome = { kind: 'standing' }

  static getDerivedStateFromError(error: unknown): Outcome {
    return { kind: 'fallen', error }
  }

  /** What fell for want of a connection stands again with it, without being asked. */
  override componentDidUpdate(_: BoundaryProps, before: Outcome) {
    if (before.kind === this.state.kind) return
    if (this.state.kind === 'fallen') window.addEventListener('online', this.retry)
    else window.removeEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ kind: 'standing' })
  }

  override render() {
    return this.state.kind === 'fallen' ? this.props.renderFailed(this.retry, this.state.error) : this.props.children
  }
}
