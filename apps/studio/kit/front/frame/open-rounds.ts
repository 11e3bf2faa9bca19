/** The rounds being displayed: the lobby is notified when the first begins and when the last ends. */
export class OpenRounds {
  readonly #open = new Set<string>()
  readonly #postMessage: (message: { ante: 'round-started' | 'round-ended'; roundId: string }) => void
  #free: (() => void)[] = []

  constructor(send: (message: { ante: 'round-started' | 'round-ended'; roundId: string }) => void) {
    this.#postMessage = send
  }

  begin(roundId: string): void {
    if (this.#open.size === 0) this.#postMessage({ ante: 'round-started', roundId })
    this.#open.add(roundId)
  }

  end(roundId: string): void {
    if (!this.#open.delete(roundId) || this.#open.size > 0) return
    this.#postMessage({ ante: 'round-ended', roundId })
    for (const onMessage of this.#free.splice(0)) onMessage()
  }

  /** Resolves when no round is displayed any more. */
  whenFree(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve()
    return new Promise((resolve) => this.#free.push(resolve))
  }
}
