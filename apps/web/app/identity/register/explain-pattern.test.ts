import { expect, test } from 'vitest'

import { explainPattern, satisfies } from './explain-pattern.ts'

const length = (min: number, max: number) => ({ kind: 'length', min, max })
const digits = (min: number, max: number) => ({ kind: 'digits', min, max })
const onlyCharacters = (letters: boolean, withDigits: boolean, also = '') => ({
  kind: 'only',
  letters,
  digits: withDigits,
  also,
})
const letterFirst = { kind: 'starts-with-letter' }

test.each([
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', [length(6, 14), letterFirst, onlyCharacters(true, true)]],
  ['^[A-Za-z0-9]{6,12}$', [length(6, 12), onlyCharacters(true, true)]],
  ['[a-zA-Z]{4,}', [length(4, 64), onlyCharacters(true, false)]],
  ['^\\d{6}$', [digits(6, 6)]],
  ['^[0-9]+$', [digits(1, 64)]],
  [String.raw`^\d{5,12}$`, [digits(5, 12)]],
  ['^[A-Za-z0-9-]{5,20}$', [length(5, 20), onlyCharacters(true, true, '-')]],
  [String.raw`^[A-Za-z][A-Za-z0-9_\-]{3,11}$`, [length(4, 12), letterFirst, onlyCharacters(true, true, '_-')]],
  ['^.{1,20}$', [length(1, 20)]],
  ['^[A-Za-z]+[A-Za-z0-9]*$', [length(1, 64), letterFirst, onlyCharacters(true, true)]],
])('%s is described in words', (pattern, rules) => {
  expect(explainPattern(pattern)).toEqual(rules)
})

test.each([
  '',
  '^$',
  '^.+$',
  '^.{3}[0-9]{2}$',
  String.raw`^[\p{L} .'-]{2,50}$`,
  '^(?=.*\\d)[A-Za-z0-9]{6,12}$',
  'abc|def',
  '^[a-z]{3,8}$',
  '^[A-Za-z]{3}[0-9]{3}$',
  '^[0-9][A-Za-z0-9]{5}$',
  '[A-Za-z',
])('%j is not described: the description would be too long to help', (pattern) => {
  expect(explainPattern(pattern)).toBeNull()
})

test.each([
  ['player01', [true, true, true]],
  ['1player', [true, false, true]],
  ['abc', [false, true, true]],
  ['player 01', [true, true, false]],
  ['', [false, false, false]],
])('while %j is typed each rule is met or not', (text, isMet) => {
  const rules = explainPattern('^[A-Za-z][A-Za-z0-9]{5,13}$') ?? []
  expect(rules.map((rule) => satisfies(rule, text))).toEqual(isMet)
})

test.each([
  ['^[A-Za-z0-9-]{5,20}$', 'AB-1234', [true, true]],
  ['^[A-Za-z0-9-]{5,20}$', 'AB_1234', [true, false]],
  ['^\\d{6}$', '123456', [true]],
  ['^\\d{6}$', '12345a', [false]],
  ['^.{1,3}$', '😀😀😀', [true]],
])('the rules of %s are met by %j: %j', (pattern, text, isMet) => {
  const rules = explainPattern(pattern) ?? []
  expect(rules.map((rule) => satisfies(rule, text))).toEqual(isMet)
})
