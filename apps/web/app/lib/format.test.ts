import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatKickOff, formatMoney, maskMoney, truncateCents } from './format.ts'

const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u061c]/g, ' ').trim()

describe('truncateCents', () => {
  test.each([
    ['0', '0.00'],
    ['1234.5', '1234.50'],
    ['1234.509', '1234.50'],
    ['0.9999', '0.99'],
    ['-0.0049', '0.00'],
    ['-12.3456', '-12.34'],
    ['999999999999999.9999', '999999999999999.99'],
  ])('%s shows as %s', (amount, shown) => {
    expect(truncateCents(amount)).toBe(shown)
  })

  test('never shows a cent that is not there', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 19n }), (units) => {
        const text = `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
        expect(BigInt(truncateCents(text).replace('.', '')) * 100n).toBeLessThanOrEqual(units)
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
    ['en', 'PHP', '999999999999999.9999', '₱999,999,999,999,999.99'],
  ])('in %s %s %s is %s', (locale, currency, amount, shown) => {
    expect(plain(formatMoney({ amount, currency }, locale))).toBe(shown)
  })

  test('Arabic keeps the figures that the games show', () => {
    expect(formatMoney({ amount: '1234.5', currency: 'PHP' }, 'ar')).toContain('1,234.50')
  })
})

test('a hidden balance has a star for each figure and keeps its width', () => {
  const money = { amount: '10000', currency: 'PHP' }
  expect(plain(maskMoney(money, 'en'))).toBe('₱**,***.**')
  expect(maskMoney(money, 'ar')).toHaveLength(formatMoney(money, 'ar').length)
})

test("a kick-off is told in the merchant's zone, on a clock of 24 hours", () => {
  expect(formatKickOff('2026-11-20T16:05:00Z', 'en', 'Asia/Manila')).toBe('11/21, 00:05')
})
