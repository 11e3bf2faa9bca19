import { createHash, randomBytes } from 'node:crypto'

import { previousText } from '@ante/contract/lottery/draws/draw-proof.ts'

const DAY_MS = 86_400_000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('hex')

/** What is promised of a secret before its day. */
export const hashOf = sha256

/** The secret of the day before the one that this secret belongs to. */
export const secretBefore = (secret: string): string => sha256(previousText(secret))

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The secret of a day of the chain that ends with `end` on `lastDay`. */
export function secretOn(day: string, { end, lastDay }: { end: string; lastDay: string }): string {
  const steps = daysBetween(day, lastDay)
  if (steps < 0) throw new RangeError(`the chain of secrets ends on ${lastDay}, before ${day}`)
  let secret = end
  for (let step = 0; step < steps; step++) secret = secretBefore(secret)
  return secret
}
