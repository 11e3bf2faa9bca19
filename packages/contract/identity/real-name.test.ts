import { expect, test } from 'vitest'

import { fieldPattern } from './field-pattern.ts'
import { cleanName, nameKey, nameLetters } from './real-name.ts'

/** The usual pattern of merchants: domain handbook 10.2. */
const isName = fieldPattern(String.raw`^[\p{L} .'-]{2,50}$`)

test.each([
  'Maria Santos',
  'José Ñuñez',
  'Jose\u0301 Nu\u0303n\u0303ez',
  'O’Neil',
  'Oʼneil',
  'Jean‑Luc Picard',
  'Anne–Marie',
  'สมชาย ใจดี',
  'အောင်ဆန်း',
  'नरेन्द्र मोदी',
  'க\u0bcdருணாநிதி',
  'مُحَمَّد عَلِيّ',
  'ক্ষিতীশ',
  'ශ්‍රී ලාල්',
  'Nguyễn Văn Đức',
  'မ\u103aဒ',
])('%s is a name', (typed) => {
  const name = cleanName(typed)
  expect(isName?.test(nameLetters(typed))).toBe(true)
  expect(name).toBe(name.normalize('NFC'))
})

test.each(['', 'A', '\u0301\u0301', 'player01', 'a@b', 'x\u200by', '👩 Ann', 'A'.repeat(51)])(
  '%j is not a valid name',
  (typed) => {
    expect(isName?.test(nameLetters(typed))).toBe(false)
  },
)

test.each([
  ['Jean‑Luc O’Neil', "JEAN-LUC O'NEIL"],
  ['Jean-Luc', 'jean luc'],
  ['Jose\u0301', 'JOSÉ'],
  ['Weiß', 'WEISS'],
  ['İpek Işık', 'IPEK IŞIK'],
  ['  สมชาย   ใจดี', 'สมชาย ใจดี'],
  ['ＭＡＲＩＡ', 'Maria'],
])('%s and %s are the same name', (a, b) => {
  expect(nameKey(a)).toBe(nameKey(b))
})

test('different letters and different marks are different names', () => {
  expect(nameKey('Maria')).not.toBe(nameKey('Mario'))
  expect(nameKey('ไก่')).not.toBe(nameKey('ไก้'))
})
