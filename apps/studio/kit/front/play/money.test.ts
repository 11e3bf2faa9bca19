import { expect, test } from 'vitest'

import { centsOf } from './money.ts'
import { studioTexts } from '../controls/texts/studio-texts.ts'
import { translatorIn } from '../texts/text-table.ts'
import { winTier } from './win-tier.ts'

const translatorFor = (language: string, currency = 'PHP') => translatorIn(studioTexts, { language, currency })

test.each([
  ['1234.5', 123_450n],
  ['0.9999', 99n],
  ['7', 700n],
  ['-0.0001', -1n],
  ['-3.20', -320n],
  ['123456789012345.67', 12_345_678_901_234_567n],
])('%s is %d whole cents, never rounded up', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  ['EN', 'PHP', '₱1,234.50', '+₱1,234.50'],
  ['TY', 'PHP', '₱1,234.50', '+₱1,234.50'],
  ['EN', 'JPY', '¥1,234.50', '+¥1,234.50'],
  ['xx', 'THB', '฿1,234.50', '+฿1,234.50'],
])('%s writes %s as %s', async (language, currency, plain, signed) => {
  const translator = await translatorFor(language, currency)

  expect(translator.money(123_450n)).toBe(plain)
  expect(translator.signedMoney(123_450n)).toBe(signed)
  expect(translator.signedMoney(0n)).not.toContain('+')
})

test('a currency without minor units shows none, unless a game pays a fraction', async () => {
  const { money, signedMoney } = await translatorFor('EN', 'JPY')

  expect([money(123_400n), signedMoney(123_400n), money(50n)]).toEqual(['¥1,234', '+¥1,234', '¥0.50'])
})

test('a published share is truncated, not rounded up', async () => {
  const { percent } = await translatorFor('EN')

  expect(percent('0.9639730987')).toBe('96.39%')
  expect(percent('0.9639990000')).toBe('96.39%')
})

test('Arabic is written from right to left and has its own plural rules', async () => {
  const { count, direction } = await translatorFor('AR')

  expect(direction).toBe('rtl')
  expect(count('autoplayStart', 10)).toContain('جولات')
  expect(count('autoplayStart', 100)).toContain('جولة')
})

test.each([
  [0n, 'none'],
  [99n, 'quiet'],
  [100n, 'quiet'],
  [101n, 'win'],
  [1_000n, 'big'],
  [2_500n, 'great'],
  [5_000n, 'huge'],
] as const)('a win of %d cents at a bet of 100 is shown as %s', (wonCents, tier) => {
  expect(winTier({ wonCents, stakeCents: 100n })).toBe(tier)
})
