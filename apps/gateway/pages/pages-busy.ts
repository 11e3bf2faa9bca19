/**
 * A page cannot be rendered now: the queue is full, the visitor's network is over its limit, or the renderer is
 * unavailable.
 */
export class PagesBusy extends Error {
  readonly status: 429 | 503
  readonly retryAfterSeconds: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`no page is rendered for ${retryAfterSeconds} s`)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
