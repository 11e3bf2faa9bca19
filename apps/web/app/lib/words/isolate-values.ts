import { languages } from '@ante/contract/merchant/language.ts'
import type { Messages } from '@lingui/core'

const RIGHT_TO_LEFT = Object.values(languages)
  .filter(({ direction }) => direction === 'rtl')
  .map(({ locale }) => locale)
const [OPEN, CLOSE] = ['\u2068', '\u2069']

type Token = Exclude<Messages[string], string>[number]

/**
 * The compiled messages of a locale. Where it is written from right to left, each value of a sentence is isolated: digits
 * and dots of a name such as "Lottery-5" stay on their side of it.
 */
export const isolateValues = (locale: string, messages: Messages): Messages =>
  RIGHT_TO_LEFT.includes(locale) ? isolated(messages) : messages

const isolated = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      // Beside its forms, a plural may hold a number.
      Array.isArray(message) ? message.flatMap(isolatedToken) : message,
    ]),
  )

/** A value is a name alone, `["name"]`; a plural has its forms behind it, and they are messages of their own. */
function isolatedToken(token: Token): Token[] {
  if (typeof token === 'string') return [token]
  const [name, kind, forms] = token
  if (kind === undefined) return [OPEN, token, CLOSE]
  if (typeof forms !== 'object' || forms === null) return [token]
  // Lingui's compiler puts messages there, and nothing else that is an object.
  return [[name, kind, isolated(forms as Messages)]]
}
