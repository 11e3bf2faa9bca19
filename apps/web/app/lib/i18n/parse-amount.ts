import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

import { amountSeparators, normalizeDigits } from './amount-separators.ts'
import type { AmountSeparators } from './amount-separators.ts'
import { numberFormat } from './formatters.ts'

/** Problem of an amount before any limit is checked. */
export type AmountProblem = 'missing' | 'form' | 'currency' | 'exponent' | 'negative' | 'zero' | 'decimals' | 'huge'

/** A parsed amount: as text for the wire, and in cents to compare and add. */
export interface ParsedAmount {
  text: string
  cents: number
}

/** Maximum digits of the cents; more are not exact as a number. */
const FIGURES = 12

/** Characters to ignore in an amount: spaces of any width, and direction marks. */
const AROUND = /[\s\u061c\u200e\u200f\u2066-\u2069]/g
const EXPONENT = /^[+-]?[\d.,]*\d[.,]?e[+-]?\d+$/i
/** Digits 0 to 9: ungrouped, in groups of three or, as in India, in groups of two before the last three. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/

/**
 * Parses a typed or pasted amount in the reader's number format, with digits of any language of the app. Ambiguous text
 * is refused, such as "1.000" in a language whose decimal sign is the point.
 */
export function parseAmount(typed: string, locale: string, currency: string): ParsedAmount | AmountProblem {
  const text = withoutCurrency(normalizeDigits(typed), locale, currency).replace(AROUND, '')
  if (text === '') return 'missing'
  if (EXPONENT.test(text)) return 'exponent'
  if (/\p{L}|\p{Sc}/u.test(text)) return 'currency'
  if (text.startsWith('-')) return 'negative'
  const parts = localeParts(text, amountSeparators(locale)) ?? withForeignPoint(text)
  return parts ? amountOf(parts, currency) : 'form'
}

export const isAmountProblem = (result: ParsedAmount | AmountProblem): result is AmountProblem =>
  typeof result === 'string'

interface Parts {
  whole: string
  decimals: string
}

/** Parses the locale's own format, such as `1.234,50`; null for another format. The text must not contain spaces. */
function localeParts(text: string, { group, decimal }: AmountSeparators): Parts | null {
  const [whole = '', decimals = '', ...furtherParts] = text.split(normalizeDigits(decimal))
  const separator = normalizeDigits(group).replace(/[’']/g, "'")
  const plain = whole.replace(/[’']/g, "'").split(separator).join(',')
  const isMixed = separator !== ',' && whole.includes(',')
  if (furtherParts.length > 0 || isMixed || !/^\d*$/.test(decimals)) return null
  if (whole === '') return decimals === '' ? null : { whole: '0', decimals }
  return WHOLE.test(plain) ? { whole: plain.replace(/,/g, ''), decimals } : null
}

/**
 * Parses an amount with another decimal sign than the language's, which the phone's keyboard may have. A sign that is
 * followed by one or two digits can only be a decimal sign.
 */
function withForeignPoint(text: string): Parts | null {
  const [, whole = '', decimals = ''] = /^(\d+)[.,](\d{1,2})$/.exec(text) ?? []
  return whole === '' ? null : { whole, decimals }
}

function amountOf({ whole, decimals }: Parts, currency: string): ParsedAmount | AmountProblem {
  const figures = whole.replace(/^0+(?=\d)/, '')
  const hasMinorUnits = decimalsOf(currency) > 0
  if (decimals.length > 2 || (!hasMinorUnits && /[1-9]/.test(decimals))) return 'decimals'
  if (figures.length > FIGURES) return 'huge'
  const cents = Number(figures) * 100 + Number(decimals.padEnd(2, '0'))
  return cents === 0 ? 'zero' : { text: `${figures}.${decimals.padEnd(2, '0')}`, cents }
}

/**
 * Removes the currency's own sign or code, which pasted text may contain; another currency's remain and make the amount
 * invalid.
 */
function withoutCurrency(text: string, locale: string, currency: string): string {
  const signs = [currency, signOf(locale, currency), signOf('en', currency)]
  const trimmed = text.replace(AROUND, ' ').trim()
  const sign = signs.find(
    (candidate) => candidate !== '' && (trimmed.startsWith(candidate) || trimmed.endsWith(candidate)),
  )
  if (sign === undefined) return trimmed
  return trimmed.startsWith(sign) ? trimmed.slice(sign.length) : trimmed.slice(0, -sign.length)
}

function signOf(locale: string, currency: string): string {
  // A coin has only a code.
  if (currency.length !== 3) return ''
  const shape = { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 } as const
  return numberFormat(locale, shape).format(0).replace(/0/, '').replace(AROUND, '')
}
