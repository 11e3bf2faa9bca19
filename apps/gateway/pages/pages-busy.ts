/** A page cannot be rendered now: too many wait before it, its network asked for too many, or no process renders. */
export class PagesBusy extends Error {
  readonly status: 429 | 503
  readonly retryAfterSeconds: number

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`no page is rendered for ${retryAfterSeconds} s`)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
