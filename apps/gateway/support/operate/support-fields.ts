import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'

import { UsageError } from '../../operator/kit/failures.ts'

/** What fits into an answer to a player. */
const LONGEST = 1_000

/** What somebody says to a player, as it is kept. */
export function saidTo(words: string[]): string {
  const text = cleanText(words.join(' '))
  if (text === '') throw new UsageError('Say something: the words behind the number are sent.')
  const length = lengthOf(text)
  if (length > LONGEST) throw new UsageError(`At most ${LONGEST} characters fit; these are ${length}.`)
  return text
}

/** A conversation’s, or a feedback’s, number. */
export function parseNumber(said: string): bigint {
  if (!/^\d{1,18}$/.test(said)) throw new UsageError(`${said} is no number.`)
  return BigInt(said)
}
