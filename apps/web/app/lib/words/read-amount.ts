import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

import { amountSigns, plainFigures } from './amount-signs.ts'
import type { AmountSigns } from './amount-signs.ts'

/** What can be wrong with an amount before anybody asks whether it is allowed. */
export type AmountProblem = 'missing' | 'form' | 'currency' | 'exponent' | 'negative' | 'zero' | 'decimals' | 'huge'

/** An amount as it crosses the wire, and in cents to compare and to add. */
export interface ReadAmount {
  text: string
  cents: number
}

/** Cents of more figures than this are no longer exact as a number. */
const FIGURES = 12

/** What can stand around an amount: spaces of any width, and marks of the direction of writing. */
const AROUND = /[\s\u061c\u200e\u200f\u2066-\u2069]/g
const EXPONENT = /^[+-]?[\d.,]*\d[.,]?e[+-]?\d+$/i
/** Our own figures: plain, or in threes or, as in India, in twos before the last three. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})$/

/**
 * Reads an amount as somebody types or pastes it: in the reader's way of writing, with figures of any of our languages. What
 * could mean two amounts is none: "1.000" is not taken for one where the point stands before cents.
 */
export function readAmount(typed: string, locale: string, currency: string): ReadAmount | AmountProblem {
  const text = withoutCurrency(plainFigures(typed), locale, currency).replace(AROUND, '')
  if (text === '') return 'missing'
  if (EXPONENT.test(text)) return 'exponent'
  if (/\p{L}|\p{Sc}/u.test(text)) return 'currency'
  if (text.startsWith('-')) return 'negative'
  const parts = inOwnWay(text, amountSigns(locale)) ?? withForeignPoint(text)
  return parts ? amountOf(parts, currency) : 'form'
}

export const isProblem = (read: ReadAmount | AmountProblem): read is AmountProblem => typeof read === 'string'

interface Parts {
  whole: string
  decimals: string
}

/** `1.234,50` where that is how amounts are written. Spaces between thousands are gone by now. */
function inOwnWay(text: string, { group, decimal }: AmountSigns): Parts | null {
  const [whole = '', decimals = '', ...more] = text.split(plainFigures(decimal))
  const apart = plainFigures(group).replace(/[’']/g, "'")
  const plain = whole.replace(/[’']/g, "'").split(apart).join(',')
  const isMixed = apart !== ',' && whole.includes(',')
  if (more.length > 0 || isMixed || !/^\d*$/.test(decimals)) return null
  if (whole === '') return decimals === '' ? null : { whole: '0', decimals }
  return WHOLE.test(plain) ? { whole: plain.replace(/,/g, ''), decimals } : null
}

/** The phone's keys may have another point than the language: with one or two figures behind it, it can be nothing else. */
function withForeignPoint(text: string): Parts | null {
  const [, whole = '', decimals = ''] = /^(\d+)[.,](\d{1,2})$/.exec(text) ?? []
  return whole === '' ? null : { whole, decimals }
}

function amountOf({ whole, decimals }: Parts, currency: string): ReadAmount | AmountProblem {
  const figures = whole.replace(/^0+(?=\d)/, '')
  const hasMinorUnits = decimalsOf(currency) > 0
  if (decimals.length > 2 || (!hasMinorUnits && /[1-9]/.test(decimals))) return 'decimals'
  if (figures.length > FIGURES) return 'huge'
  const cents = Number(figures) * 100 + Number(decimals.padEnd(2, '0'))
  return cents === 0 ? 'zero' : { text: `${figures}.${decimals.padEnd(2, '0')}`, cents }
}

/** What is pasted may bring the currency's own sign or letters; another currency's stay, and are wrong. */
function withoutCurrency(text: string, locale: string, currency: string): string {
  const signs = [currency, signOf(locale, currency), signOf('en', currency)]
  const trimmed = text.replace(AROUND, ' ').trim()
  const sign = signs.find((one) => one !== '' && (trimmed.startsWith(one) || trimmed.endsWith(one)))
  if (sign === undefined) return trimmed
  return trimmed.startsWith(sign) ? trimmed.slice(sign.length) : trimmed.slice(0, -sign.length)
}

function signOf(locale: string, currency: string): string {
  // A coin has letters alone.
  if (currency.length !== 3) return ''
  const shape = { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat([`${locale}-u-nu-latn`, 'en'], shape).format(0).replace(/0/, '').replace(AROUND, '')
}
