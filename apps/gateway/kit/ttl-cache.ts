import type { Clock } from './clock.ts'

interface CacheEntry<Value> {
  value: Promise<Value>
  until: number
}

/** Maximum number of cached keys. */
const LIMIT = 500

/**
 * Cache with a short lifetime for answers that are the same for all callers: many simultaneous requests cost one query.
 */
export class TtlCache<Value> {
  readonly #clock: Clock
  readonly #lifetimeMs: number
  readonly #answers = new Map<string, CacheEntry<Value>>()

  constructor(clock: Clock, lifetimeMs: number) {
    this.#clock = clock
    this.#lifetimeMs = lifetimeMs
  }

  /** Returns the cached value, or that of `load`. Failures are not cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const now = this.#clock.now().getTime()
    const stored = this.#answers.get(key)
    if (stored && stored.until > now && stored.until <= now + this.#lifetimeMs) return stored.value
    const entry = { value: load(), until: now + this.#lifetimeMs }
    this.#answers.delete(key)
    this.#answers.set(key, entry)
    this.#dropOldest()
    entry.value.catch(() => this.#answers.get(key) === entry && this.#answers.delete(key))
    return entry.value
  }

  #dropOldest(): void {
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined && this.#answers.size > LIMIT) this.#answers.delete(oldest)
  }
}
