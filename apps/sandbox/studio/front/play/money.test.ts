import { expect, test } from 'vitest'

import { studioArabic } from '../words/arabic.ts'
import { studioEnglish } from '../words/english.ts'
import { studioFilipino } from '../words/filipino.ts'
import { speechFor } from '../words/speech.ts'
import { centsOf } from './money.ts'
import { winTier } from './win-tier.ts'

const languages = { english: studioEnglish, filipino: studioFilipino, arabic: studioArabic }
const speechIn = (language: string, currency = 'PHP') => speechFor(languages, { language, currency })

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
])('%s writes %s as %s', (language, currency, plain, signed) => {
  const speech = speechIn(language, currency)

  expect(speech.money(123_450n)).toBe(plain)
  expect(speech.signedMoney(123_450n)).toBe(signed)
  expect(speech.signedMoney(0n)).not.toContain('+')
})

test('a published share is cut off, not rounded up', () => {
  expect(speechIn('EN').percent('0.9639730987')).toBe('96.39%')
  expect(speechIn('EN').percent('0.9639990000')).toBe('96.39%')
})

test('Arabic is written from right to left and counts in its own way', () => {
  const { words, direction } = speechIn('AR')

  expect(direction).toBe('rtl')
  expect(words.autoplayStart(10)).toContain('جولات')
  expect(words.autoplayStart(100)).toContain('جولة')
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
