import { CommandFailed } from './failures.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Common abbreviations and their ISO codes. */
const COMMON = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
])

/** Validates a two-letter country code. */
export function parseCountry(text: string): string {
  const code = text.toUpperCase()
  const alpha2 = COMMON.get(code)
  if (alpha2) throw new CommandFailed(`Invalid country code: ${code}. Did you mean ${alpha2}?`)
  if (/^[A-Z]{2}$/.test(code) && !/^(EU|EZ|UN|QO|X[A-Z]|ZZ)$/.test(code) && names.of(code)) return code
  throw new CommandFailed(`Invalid country code: ${text}. Use two letters (ISO 3166), for example PH.`)
}
