import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { fieldPattern } from './field-pattern.ts'
import { patternCheck } from './pattern-check.ts'

test.each([
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', 'player01', true],
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', '1player', false],
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', 'player01\n', false],
  [String.raw`^[\p{L} .'-]{2,50}$`, 'José Ñuñez', true],
  [String.raw`^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$`, 'lea@player.example', true],
  [String.raw`^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$`, 'lea@player', false],
  [String.raw`^(?=.*\d)(?=.*[a-z])(?!.*(?:abc|123))[A-Za-z\d]{6,12}$`, 'lantern7', true],
  [String.raw`^(?=.*\d)(?=.*[a-z])(?!.*(?:abc|123))[A-Za-z\d]{6,12}$`, 'lanterns', false],
  [String.raw`^(?=.*\d)(?=.*[a-z])(?!.*(?:abc|123))[A-Za-z\d]{6,12}$`, 'abclamp7', false],
  [String.raw`\-\_[a-z]`, '-_x', true],
  ['a|b', 'ab', false],
  ['^(?:09|\\+639)\\d{9}$', '09171234567', true],
  ['.{1,3}', '😀😀😀', true],
  ['.{1,3}', '😀😀😀😀', false],
])('%s lets %j through: %s', (regExp, text, through) => {
  expect(patternCheck(regExp)?.(text)).toBe(through)
})

test.each([
  '(?<=a)b',
  String.raw`(a)\1`,
  String.raw`\bword\b`,
  'a(?=b)b',
  '(?=a)a|b',
  '(',
  '(a+)+',
  '((a{99}){99}){99}',
  'a{',
])('%s is no pattern to decide by', (regExp) => {
  expect(patternCheck(regExp)).toBeNull()
})

/** Each keeps an engine that goes back and tries again busy for seconds at the least, most of them for years. */
const HOSTILE = [
  '^((a+))+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(?:a|b|ab)*c$',
  '^((a*)*)*b$',
  '^(a?){40}a{40}$',
  'a*a*a*a*a*a*a*a*a*a*b',
  '^(.*)(.*)(.*)(.*)(.*)(.*)x$',
  String.raw`^(\d|\d\d|\d\d\d)+x$`,
  String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
  String.raw`^(?=(a|a)*$)(?=(.|.)*z).*$`,
  String.raw`^([\w.-]|[^@\s])+@([\w.-]|[^\s])+$`,
]

// rules: registration-2
test('no pattern that is made to hang an engine is given the text that would do it', () => {
  const texts = ['a', 'ab', '1', 'aA', '@.', ' '].map((piece) => `${piece.repeat(255).slice(0, 255)}!`)
  const engine = vi.spyOn(RegExp.prototype, 'test')
  for (const regExp of HOSTILE) for (const text of texts) patternCheck(regExp)?.(text)
  const asked = new Set(engine.mock.calls.map(([text]) => text))
  engine.mockRestore()

  expect(asked).toContain('a')
  expect(texts.filter((text) => asked.has(text))).toEqual([])
})

test('what is decided here is what the engine would have decided', () => {
  const one = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', String.raw`\d`, String.raw`\w`, '-')
  const times = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,3}', '{2,}', '*?')
  const pattern = fc.letrec<{ piece: string; row: string; either: string }>((tie) => ({
    piece: fc.oneof(
      { maxDepth: 2 },
      one,
      fc.tuple(one, times).map(([left, right]) => left + right),
      fc.tuple(tie('either'), times).map(([inside, count]) => `(${inside})${count}`),
    ),
    row: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
    either: fc.array(tie('row'), { minLength: 1, maxLength: 2 }).map((ways) => ways.join('|')),
  })).either
  const anchored = fc
    .tuple(pattern, fc.constantFrom('', '^', '^(?=.*b)', '(?!a)'))
    .map(([inside, head]) => head + inside)
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', '😀'), maxLength: 7 })
  fc.assert(
    fc.property(anchored, text, (regExp, typed) => {
      const native = fieldPattern(regExp)
      const check = patternCheck(regExp)
      fc.pre(native !== null && check !== null)
      expect(check?.(typed)).toBe(native?.test(typed))
    }),
    { numRuns: 2_000 },
  )
})
