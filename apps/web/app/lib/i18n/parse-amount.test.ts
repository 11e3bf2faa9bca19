import { languages } from '@ante/contract/merchant/language.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatMoney } from './format-money.ts'
import { localesOf } from './formatters.ts'
import { parseAmount } from './parse-amount.ts'

const locales = Object.values(languages).map(({ locale }) => locale)

const readText = (text: string, locale = 'en') => {
  const result = parseAmount(text, locale, 'PHP')
  return typeof result === 'string' ? result : result.text
}

describe('an amount of a currency without decimals', () => {
  test.each([
    ['1000', 'ja', 'JPY', '1000.00'],
    ['1,000', 'ja', 'JPY', '1000.00'],
    ['1.000', 'vi', 'VND', '1000.00'],
    // A pasted amount may have zero decimals.
    ['1,000.00', 'ko', 'KRW', '1000.00'],
    ['1000.5', 'ja', 'JPY', 'decimals'],
    ['1.000,50', 'vi', 'VND', 'decimals'],
    ['1.000', 'en', 'VND', 'decimals'],
  ])('%s in %s %s is %s', (typed, locale, currency, expected) => {
    const result = parseAmount(typed, locale, currency)
    expect(typeof result === 'string' ? result : result.text).toBe(expected)
  })
})

describe('a typed amount', () => {
  test.each([
    ['1000', 'en', '1000.00'],
    ['1,000.50', 'en', '1000.50'],
    ['  1,000.5 ', 'en', '1000.50'],
    ['₱1,000.50', 'en', '1000.50'],
    ['PHP 1,000.50', 'en', '1000.50'],
    ['0001', 'en', '1.00'],
    ['.5', 'en', '0.50'],
    ['12,34,567.25', 'hi', '1234567.25'],
    ['1.000,50', 'es', '1000.50'],
    ['1.234.567,5', 'pt', '1234567.50'],
    ['1.000', 'vi', '1000.00'],
    ['1 000,50', 'fr', '1000.50'],
    ['1\u202f000,50', 'fr', '1000.50'],
    ['1\u00a0000,50', 'ru', '1000.50'],
    ['١٢٣٫٥', 'ar', '123.50'],
    ['١٬٠٠٠', 'ar', '1000.00'],
    ['۱۲۳', 'fa', '123.00'],
    ['१२३', 'hi', '123.00'],
    ['１２３', 'ja', '123.00'],
    // The phone's keyboard has another decimal sign than the page's language.
    ['50,5', 'en', '50.50'],
    ['50.25', 'es', '50.25'],
  ])('%s in %s is %s', (typed, locale, amount) => {
    expect(readText(typed, locale)).toBe(amount)
  })

  test.each([
    ['', 'en', 'missing'],
    ['  ', 'en', 'missing'],
    ['1e3', 'en', 'exponent'],
    ['1.5E+3', 'en', 'exponent'],
    ['-5', 'en', 'negative'],
    ['−5', 'en', 'negative'],
    ['0', 'en', 'zero'],
    ['0.00', 'en', 'zero'],
    ['1.005', 'en', 'decimals'],
    ['1,005', 'es', 'decimals'],
    ['9999999999999', 'en', 'huge'],
    ['$100', 'en', 'currency'],
    ['100 USD', 'en', 'currency'],
    ['ten', 'en', 'currency'],
    // Ambiguous amounts.
    ['1.000,50', 'en', 'form'],
    ['1,00,00', 'en', 'form'],
    ['1.00.00', 'es', 'form'],
    ['1,000.50', 'es', 'form'],
    ['1..5', 'en', 'form'],
    ['1+1', 'en', 'form'],
    ['.', 'en', 'form'],
  ])('%s in %s is refused: %s', (typed, locale, problem) => {
    expect(readText(typed, locale)).toBe(problem)
  })
})

test.each(locales)('an amount formatted for %s is parsed as the same amount', (locale) => {
  const shape = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const alone = new Intl.NumberFormat(localesOf(locale), shape).format(cents / 100)
      expect(parseAmount(alone, locale, 'PHP')).toEqual({ text: amount, cents })
      expect(parseAmount(formatMoney({ amount, currency: 'PHP' }, locale), locale, 'PHP')).toEqual({
        text: amount,
        cents,
      })
    }),
    { numRuns: 40 },
  )
})
