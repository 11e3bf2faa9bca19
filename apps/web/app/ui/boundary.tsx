import { Component } from 'react'
import type { ReactNode } from 'react'

import { fallen } from '../lib/calls/failed-boundaries.ts'

interface BoundaryProps {
  /** Drawn in place of what could not be drawn. */
  renderFailed: (retry: () => void, error: unknown) => ReactNode
  /** Forgets the failure elsewhere, so that the next drawing asks again. */
  onRetry(): void
  children: ReactNode
}

type Outcome = { kind: 'standing' } | { kind: 'fallen'; error: unknown }

/** Keeps a fall where it happened, and lets it be tried again; it is, too, when the trouble is over. */
export class Boundary extends Component<BoundaryProps, Outcome> {
  override state: Outcome = { kind: 'standing' }

  static getDerivedStateFromError(error: unknown): Outcome {
    return { kind: 'fallen', error }
  }

  /** It may fall as it is first drawn. */
  override componentDidMount() {
    this.componentDidUpdate()
  }

  override componentDidUpdate() {
    if (this.state.kind === 'fallen') fallen.add(this.retry)
    else fallen.delete(this.retry)
  }

  override componentWillUnmount() {
    fallen.delete(this.retry)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ kind: 'standing' })
  }

  override render() {
    return this.state.kind === 'fallen' ? this.props.renderFailed(this.retry, this.state.error) : this.props.children
  }
}
