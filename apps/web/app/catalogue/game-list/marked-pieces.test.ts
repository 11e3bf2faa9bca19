import fc from 'fast-check'
import { expect, test } from 'vitest'

import { markedPieces } from './marked-pieces.ts'

const markedText = (name: string, typed: string) =>
  markedPieces(name, typed)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each([
  ['Saffron Tiger', 'tig', 'Saffron [Tig]er'],
  ['Saffron Tiger', '  TIGER saff ', '[Saff]ron [Tiger]'],
  ['Café Royale', 'cafe', '[Café] Royale'],
  ['Cafe Royale', 'CAFÉ', '[Cafe] Royale'],
  ['Cafe\u0301 Royale', 'cafe', '[Cafe\u0301] Royale'],
  ['Straße 7', 'strasse', '[Straße] 7'],
  ['Đồng Tháp', 'dong', '[Đồng] Tháp'],
  ['Ｌｕｃｋｙ', 'luck', '[Ｌｕｃｋ]ｙ'],
  ['龙虎斗', '虎', '龙[虎]斗'],
  ['Moonlit Moon', 'moon', '[Moon]lit [Moon]'],
  ['Golden Age', 'g', '[G]olden Age'],
  ['Dragon', 'rag', 'D[rag]on'],
  ['Dragon', 'drogon', 'Dragon'],
  ['A+ (B)', '+ (', 'A[+] [(]B)'],
  ['', 'x', ''],
  ['Tiger', '', 'Tiger'],
])('%j with %j typed shows %j', (name, typed, marked) => {
  expect(markedText(name, typed)).toBe(marked)
})

test('no letter is lost or added, with any search text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      expect(
        markedPieces(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
