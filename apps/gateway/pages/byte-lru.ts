interface Entry<Value> {
  value: Value
  bytes: number
}

/** A map that drops the least recently read values when their total size in bytes exceeds the limit. */
export class ByteLru<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limitBytes: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value, unless it is larger than the limit. */
  set(key: string, value: Value, bytes: number): void {
    this.#delete(key)
    if (bytes > this.#limitBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limitBytes) return
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
