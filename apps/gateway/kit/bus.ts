/**
 * News between parts of the gateway and between its instances: something has changed, look it up. It is told after the
 * commit and may be lost when an instance dies, so whoever must not miss anything reads the tables as well.
 */
export interface Bus {
  /** Tells all instances, this one included. `payload` is short text, at most 7,000 bytes. */
  tell(topic: string, payload: string): void
  /** Calls `listener` with each payload of `topic` until the function that it returns is called. */
  listen(topic: string, listener: (payload: string) => void): () => void
  /** Calls `listener` when news of other instances may have been missed: time to read the tables again. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/** The bus of a single instance, without a network. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()

  tell(topic: string, payload: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) queueMicrotask(() => listener(payload))
  }

  listen(topic: string, listener: (payload: string) => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** An instance that is alone misses nothing. */
  onGap(): () => void {
    return () => undefined
  }

  async close(): Promise<void> {
    this.#listeners.clear()
  }
}
