import { Component } from 'react'
import type { ReactNode } from 'react'

import { REACHED_EVENT } from '../lib/connection.ts'

interface BoundaryProps {
  /** Drawn in place of what could not be drawn. */
  renderFailed: (retry: () => void, error: unknown) => ReactNode
  /** Forgets the failure elsewhere, so that the next drawing asks again. */
  onRetry(): void
  children: ReactNode
}

/** The network is back, or the gateway is. */
const BACK_EVENTS = ['online', REACHED_EVENT]

type Outcome = { kind: 'standing' } | { kind: 'fallen'; error: unknown }

/** Keeps a fall where it happened, and lets it be tried again. */
export class Boundary extends Component<BoundaryProps, Outcome> {
  override state: Outcome = { kind: 'standing' }

  static getDerivedStateFromError(error: unknown): Outcome {
    return { kind: 'fallen', error }
  }

  /** What fell for want of a connection, or of the gateway, stands again with it, without being asked. */
  override componentDidUpdate(_: BoundaryProps, before: Outcome) {
    if (before.kind === this.state.kind) return
    if (this.state.kind === 'fallen') for (const event of BACK_EVENTS) window.addEventListener(event, this.retry)
    else this.componentWillUnmount()
  }

  override componentWillUnmount() {
    for (const event of BACK_EVENTS) window.removeEventListener(event, this.retry)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ kind: 'standing' })
  }

  override render() {
    return this.state.kind === 'fallen' ? this.props.renderFailed(this.retry, this.state.error) : this.props.children
  }
}
