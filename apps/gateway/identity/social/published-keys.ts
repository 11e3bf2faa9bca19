import { createLocalJWKSet, errors } from 'jose'
import type { FlattenedJWSInput, JWTHeaderParameters } from 'jose'
import * as z from 'zod'

import type { Clock } from '../../kit/clock.ts'

const ANSWER_LIMIT_MS = 5_000
const DEFAULT_MAX_AGE_SECONDS = 300
const MAX_AGE_LIMIT_SECONDS = 86_400
/** Minimum interval in milliseconds between fetches, because made-up key ids in tokens would trigger a fetch each. */
const REFRESH_MS = 30_000

const Published = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).max(50) })

type KeySet = ReturnType<typeof createLocalJWKSet>

/** No keys were ever received from the issuer, and none are available now. */
export class KeysUnreachable extends Error {}

/**
 * Published keys of an issuer, cached for the time in its `cache-control` header. Only one fetch runs at a time; while
 * the issuer does not answer, cached keys stay valid.
 */
export class PublishedKeys {
  readonly #url: string
  readonly #clock: Clock
  #keys: KeySet | null = null
  #freshUntil = 0
  #fetchedAt = -Infinity
  #fetching: Promise<void> | null = null

  constructor(url: string, clock: Clock) {
    this.#url = url
    this.#clock = clock
  }

  /** Returns the key that a token's header names. Throws `KeysUnreachable`, or jose's error for an unknown key. */
  readonly keyFor = async (header: JWTHeaderParameters, token: FlattenedJWSInput) => {
    if (this.#now() >= this.#freshUntil && this.#mayFetch()) await this.#fetchOnce()
    try {
      return await this.#knownKeys()(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !this.#mayFetch()) throw error
      await this.#fetchOnce()
      return this.#knownKeys()(header, token)
    }
  }

  #knownKeys(): KeySet {
    if (!this.#keys) throw new KeysUnreachable(`no keys from ${this.#url}`)
    return this.#keys
  }

  #mayFetch(): boolean {
    return this.#fetching !== null || this.#keys === null || this.#now() - this.#fetchedAt >= REFRESH_MS
  }

  #fetchOnce(): Promise<void> {
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null
    })
    return this.#fetching
  }

  async #fetch(): Promise<void> {
    this.#fetchedAt = this.#now()
    try {
      const answer = await fetch(this.#url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
      if (!answer.ok) return
      this.#keys = createLocalJWKSet(Published.parse(await answer.json()))
      this.#freshUntil = this.#fetchedAt + maxAgeOf(answer.headers.get('cache-control')) * 1000
    } catch {
      // The next token triggers another fetch; until then cached keys are used.
    }
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

function maxAgeOf(cacheControl: string | null): number {
  const maxAge = /max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1]
  return maxAge === undefined ? DEFAULT_MAX_AGE_SECONDS : Math.min(Number(maxAge), MAX_AGE_LIMIT_SECONDS)
}
