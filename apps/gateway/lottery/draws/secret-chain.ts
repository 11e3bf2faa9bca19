import { createHash, randomBytes } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { previousText } from '@ante/contract/lottery/draws/draw-proof.ts'

const SECRET_BYTES = 32

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex')

/** Returns the hash of a secret, which is published before its day. */
export const hashOf = (secret: string): string => sha256(secret).toString('hex')

/** Returns the secret of the previous day. */
const secretBefore = (secret: string): string => sha256(previousText(secret)).toString('hex')

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

interface ChainFacts {
  /** Secret of the last day, from which all others derive. */
  end: string
  firstDay: string
  lastDay: string
}

/** A merchant's daily secrets, all in memory: about a quarter of a megabyte. */
export class SecretChain {
  readonly #firstDay: number
  readonly #secrets: Buffer

  constructor({ end, firstDay, lastDay }: ChainFacts) {
    this.#firstDay = dayNumber(firstDay)
    const days = dayNumber(lastDay) - this.#firstDay + 1
    this.#secrets = Buffer.alloc(days * SECRET_BYTES)
    let secret = end
    for (let day = days - 1; day >= 0; day--, secret = secretBefore(secret)) {
      this.#secrets.write(secret, day * SECRET_BYTES, 'hex')
    }
  }

  has(day: string): boolean {
    const at = (dayNumber(day) - this.#firstDay) * SECRET_BYTES
    return at >= 0 && at < this.#secrets.length
  }

  secretOn(day: string): string {
    if (!this.has(day)) throw new RangeError(`the chain of secrets does not cover ${day}`)
    const at = (dayNumber(day) - this.#firstDay) * SECRET_BYTES
    return this.#secrets.toString('hex', at, at + SECRET_BYTES)
  }
}
