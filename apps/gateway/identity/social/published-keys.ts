import { createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import * as z from 'zod'

import type { Clock } from '../../kit/clock.ts'

const ANSWER_LIMIT_MS = 5_000
const USUAL_MAX_AGE_SECONDS = 300
const LONGEST_MAX_AGE_SECONDS = 86_400
/** An unknown key's name may be a new key, or anybody's invention: it makes us ask again no more often than this. */
const ASK_AGAIN_MS = 30_000

const KeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), use: z.string().optional() })).max(50),
})

/** `unreachable` where nobody has ever told us the keys, and nobody does now. */
export type FoundKey = { kind: 'key'; key: KeyObject } | { kind: 'unknown' } | { kind: 'unreachable' }

/**
 * The keys that an issuer publishes, kept as long as it says. One call at a time asks for them; while it does not answer,
 * those we have stay good.
 */
export class PublishedKeys {
  readonly #url: string
  readonly #clock: Clock
  #keys: Map<string, KeyObject> | null = null
  #freshUntil = 0
  #askedAt = -Infinity
  #asking: Promise<void> | null = null

  constructor(url: string, clock: Clock) {
    this.#url = url
    this.#clock = clock
  }

  async keyOf(kid: string): Promise<FoundKey> {
    const now = this.#clock.now().getTime()
    const mayAsk = this.#asking !== null || now - this.#askedAt >= ASK_AGAIN_MS || this.#keys === null
    if ((now >= this.#freshUntil || !this.#keys?.has(kid)) && mayAsk) await this.#ask()
    if (!this.#keys) return { kind: 'unreachable' }
    const key = this.#keys.get(kid)
    return key ? { kind: 'key', key } : { kind: 'unknown' }
  }

  #ask(): Promise<void> {
    this.#asking ??= this.#fetch().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #fetch(): Promise<void> {
    this.#askedAt = this.#clock.now().getTime()
    try {
      const answer = await fetch(this.#url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
      if (!answer.ok) return
      const { keys } = KeySet.parse(await answer.json())
      this.#keys = new Map(keys.flatMap((jwk) => entryOf(jwk)))
      this.#freshUntil = this.#askedAt + maxAgeOf(answer.headers.get('cache-control')) * 1000
    } catch {
      // It is asked again with the next token; until then the keys that we have are good.
    }
  }
}

/** A key that we cannot read, or that is for something else, is none of ours. */
function entryOf(jwk: z.output<typeof KeySet>['keys'][number]): [string, KeyObject][] {
  if (jwk.kty !== 'RSA' || (jwk.use ?? 'sig') !== 'sig') return []
  try {
    return [[jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]]
  } catch {
    return []
  }
}

function maxAgeOf(cacheControl: string | null): number {
  const given = /max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1]
  return given === undefined ? USUAL_MAX_AGE_SECONDS : Math.min(Number(given), LONGEST_MAX_AGE_SECONDS)
}
