import fc from 'fast-check'
import { expect, test } from 'vitest'

import { folded, searchable } from './searchable.ts'

test.each([
  ['Sun & Moon', 'sun and moon'],
  ['Sun&Moon', 'sun and moon'],
  ['  Café   DEL Mar ', 'cafe del mar'],
  ['Ñandú', 'nandu'],
  ['فواكه', 'فواكه'],
  ['Đồng Tháp', 'dong thap'],
  ['DIYARBAKIR', 'diyarbakir'],
  ['İstanbul Işık', 'istanbul isik'],
  ['Łódź', 'lodz'],
  ['København', 'kobenhavn'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Curaçao', 'curacao'],
  ['Ｆｕｌｌ　Ｗｉｄｔｈ', 'full width'],
  ['O’Neil', "o'neil"],
  ['إيران', 'ايران'],
  ['مُحَمَّد', 'محمد'],
  ['ایران', 'ايران'],
  ['กำแพง', 'กําแพง'],
  ['हिन्दी', 'हिन्दी'],
])('%j is normalized to %j', (name, expected) => {
  expect(searchable(name)).toBe(expected)
})

test('folding is idempotent, and a text is found in any Unicode composition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchable(searchable(text))).toBe(searchable(text))
      expect(folded(text.normalize('NFC'))).toBe(folded(text.normalize('NFD')))
    }),
  )
})
