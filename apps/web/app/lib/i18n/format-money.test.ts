import { languages } from '@ante/contract/merchant/language.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { formatExactMoney, formatMoney, maskMoney, truncateAmount } from './format-money.ts'

const locales = Object.values(languages).map(({ locale }) => locale)

const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u061c]/g, ' ').trim()

const inPesos = (amount: string) => truncateAmount({ amount, currency: 'PHP' })

describe('truncateAmount', () => {
  test.each([
    ['0', '0.00'],
    ['1234.5', '1234.50'],
    ['1234.509', '1234.50'],
    ['0.9999', '0.99'],
    ['-0.0049', '0.00'],
    ['-12.3456', '-12.34'],
    ['999999999999999.9999', '999999999999999.99'],
  ])('%s is shown as %s', (amount, expected) => {
    expect(inPesos(amount)).toBe(expected)
  })

  test('never shows more than the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 19n }), (units) => {
        const text = `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
        expect(BigInt(inPesos(text).replace('.', '')) * 100n).toBeLessThanOrEqual(units)
      }),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    ['en', 'PHP', '1234.5', '₱1,234.50'],
    ['fil', 'PHP', '1234.5', '₱1,234.50'],
    ['en', 'THB', '0', '฿0.00'],
    ['en', 'PHP', '-1.239', '-₱1.23'],
    ['en', 'JPY', '1234.50', '¥1,234'],
    ['en', 'KRW', '1234.00', '₩1,234'],
    ['en', 'VND', '1234567.99', '₫1,234,567'],
    ['en', 'JPY', '-0.50', '¥0'],
  ])('in %s %s %s is %s', (locale, currency, amount, expected) => {
    expect(plain(formatMoney({ amount, currency }, locale))).toBe(expected)
  })

  test('Arabic uses the digits that the games show', () => {
    expect(formatMoney({ amount: '1234.5', currency: 'PHP' }, 'ar')).toContain('1,234.50')
  })

  test('a browser without narrow symbols shows the currency in its own format', () => {
    const NumberFormat = Intl.NumberFormat
    const old = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function old(wanted, options) {
      if (options?.currencyDisplay === 'narrowSymbol') throw new RangeError('narrowSymbol')
      return new NumberFormat(wanted, options)
    })
    expect(plain(formatMoney({ amount: '1234.5', currency: 'USD' }, 'en'))).toBe('$1,234.50')
    old.mockRestore()
  })
})

describe('every language', () => {
  const amounts = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n }).map((units) => {
    const [sign, size] = units < 0n ? ['-', -units] : ['', units]
    return `${sign}${size / 10_000n}.${String(size % 10_000n).padStart(4, '0')}`
  })

  test.each(locales)('%s formats any amount with the digits 0 to 9', (locale) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('PHP', 'THB', 'VND', 'JPY', 'BTC'), (amount, currency) => {
        const money = formatMoney({ amount, currency }, locale)
        expect(money.replace(/[^0-9]/g, '')).toBe(truncateAmount({ amount, currency }).replace(/[^0-9]/g, ''))
        expect(money.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
      }),
    )
  })
})

test('a hidden balance has a star for each digit and keeps its width', () => {
  const money = { amount: '10000', currency: 'PHP' }
  expect(plain(maskMoney(money, 'en'))).toBe('₱**,***.**')
  expect(maskMoney(money, 'ar')).toHaveLength(formatMoney(money, 'ar').length)
})

test.each([
  ['14.3910', '₱14.391'],
  ['20', '₱20.00'],
  ['0.0001', '₱0.0001'],
  ['1234567.5000', '₱1,234,567.50'],
  ['-886.6666', '-₱886.6666'],
])('%s pesos of the lottery are shown as %s', (amount, text) => {
  expect(formatExactMoney({ amount, currency: 'PHP' }, 'en')).toBe(text)
})
