/**
 * Messages between parts of the gateway and between its instances. A message says that data has changed; subscribers
 * then read the data. A message is published after the commit and lost if the instance dies, so subscribers that must
 * not miss a change poll the tables as well.
 */
export interface Bus {
  /** Publishes to all instances, this one included. `payload` is short text, at most 7,000 bytes. */
  publish(topic: string, payload: string): void
  /** Calls `listener` with each payload of `topic`; returns a function that unsubscribes. */
  listen(topic: string, listener: (payload: string) => void): () => void
  /** Calls `listener` when messages of other instances may have been lost: subscribers then read the tables again. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/** Bus of a single instance, without network. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()

  publish(topic: string, payload: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) queueMicrotask(() => listener(payload))
  }

  listen(topic: string, listener: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** A single instance loses no messages. */
  onGap(): () => void {
    return () => undefined
  }

  async close(): Promise<void> {
    this.#listeners.clear()
  }
}
