import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'

import { UsageError } from '../../operator/kit/failures.ts'

/** Maximum length of an answer to a player. */
const LONGEST = 1_000

/** Returns the cleaned text of an answer to a player, as it is stored. */
export function messageOf(words: string[]): string {
  const text = cleanText(words.join(' '))
  if (text === '') throw new UsageError('Add the message after the number.')
  const length = lengthOf(text)
  if (length > LONGEST) throw new UsageError(`The message has ${length} characters; the maximum is ${LONGEST}.`)
  return text
}

/** Parses the id of a conversation or feedback. */
export function parseNumber(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new UsageError(`Invalid number: ${text}.`)
  return BigInt(text)
}
