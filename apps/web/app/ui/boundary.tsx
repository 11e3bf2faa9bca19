import { Component } from 'react'
import type { ReactNode } from 'react'

import { failedBoundaries } from '../lib/calls/failed-boundaries.ts'
import { isUnloadedCode, reloadOr } from '../lib/unloaded-code.ts'

interface BoundaryProps {
  /** Renders the replacement of a failed part. */
  renderFailed: (retry: () => void, error: unknown) => ReactNode
  /** Called before a retry, to reset the failed queries so that the next render requests their data again. */
  onRetry(): void
  /** Identifies the content: a failure of other content is not shown. */
  content?: string | undefined
  children: ReactNode
}

type Outcome = { kind: 'rendered' } | { kind: 'failed'; error: unknown }

/** Error boundary that contains a failure and supports retries; it is also retried automatically after recovery. */
export class Boundary extends Component<BoundaryProps, Outcome> {
  override state: Outcome = { kind: 'rendered' }

  static getDerivedStateFromError(error: unknown): Outcome {
    return { kind: 'failed', error }
  }

  /** The first render may have failed, without a later `componentDidUpdate`. */
  override componentDidMount() {
    this.register()
  }

  override componentDidUpdate({ content }: Readonly<BoundaryProps>) {
    if (this.state.kind === 'failed' && content !== this.props.content) this.retry()
    else this.register()
  }

  private register() {
    if (this.state.kind === 'failed') failedBoundaries.add(this.retry)
    else failedBoundaries.delete(this.retry)
  }

  override componentWillUnmount() {
    failedBoundaries.delete(this.retry)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ kind: 'rendered' })
  }

  override render() {
    const { state } = this
    if (state.kind === 'rendered') return this.props.children
    const retry = isUnloadedCode(state.error) ? () => reloadOr(this.retry) : this.retry
    return this.props.renderFailed(retry, state.error)
  }
}
