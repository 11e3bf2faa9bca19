import { languages } from '@ante/contract/merchant/language.ts'
import type { Messages } from '@lingui/core'

const RIGHT_TO_LEFT = Object.values(languages)
  .filter(({ direction }) => direction === 'rtl')
  .map(({ locale }) => locale)
const [OPEN, CLOSE] = ['\u2068', '\u2069']

type Token = Exclude<Messages[string], string>[number]

/**
 * Returns the compiled messages of a locale. In a right-to-left locale each value of a sentence is isolated, so that
 * digits and dots of a name such as "Lottery-5" do not change sides.
 */
export const isolateValues = (locale: string, messages: Messages): Messages =>
  RIGHT_TO_LEFT.includes(locale) ? isolated(messages) : messages

const isolated = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      // Strings have no values to isolate. The forms of a plural may include a number, its offset.
      Array.isArray(message) ? message.flatMap(isolatedToken) : message,
    ]),
  )

/** A value token is only a name, `["name"]`; a plural token also has its forms, which are messages themselves. */
function isolatedToken(token: Token): Token[] {
  if (typeof token === 'string') return [token]
  const [name, kind, forms] = token
  if (kind === undefined) return [OPEN, token, CLOSE]
  if (typeof forms !== 'object' || forms === null) return [token]
  // The cast is safe, because the only objects that Lingui's compiler emits here are messages.
  return [[name, kind, isolated(forms as Messages)]]
}
