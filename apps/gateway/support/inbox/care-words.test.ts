import fc from 'fast-check'
import { expect, test } from 'vitest'

import { careWordsIn } from './care-words.ts'

test.each([
  ['I am addicted to this', ['addicted'], ['addicted']],
  ['ADDICTED!', ['addicted'], ['addicted']],
  ['unaddictedly', ['addicted'], []],
  ['addicted2', ['addicted'], []],
  ['I can’t stop', ["can't stop"], ["can't stop"]],
  ['I  cannot\nstop', ['cannot stop'], ['cannot stop']],
  ['the indebted', ['in debt'], []],
  ['我赌博上瘾了怎么办', ['上瘾'], ['上瘾']],
  ['ฉันติดการพนันมาก', ['ติดการพนัน'], ['ติดการพนัน']],
  ['도박중독입니다', ['중독'], ['중독']],
  ['मुझे लत है', ['लत'], ['लत']],
  ['गलत उत्तर', ['लत'], []],
  ['estoy endeudado', ['ENDEUDADO', 'deuda'], ['ENDEUDADO']],
  ['ａｄｄｉｃｔ', ['addict'], ['addict']],
  ['𐐨addict', ['addict'], []],
  ['', ['addict'], []],
  ['a (b) [c]', ['(b)'], ['(b)']],
])('the care words in %j of %j', (text, words, found) => {
  expect(careWordsIn(text, words)).toEqual(found)
})

test('a word between spaces is always found, and never inside of letters', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/)
  fc.assert(
    fc.property(word, fc.stringMatching(/^[a-z .,!?]{0,20}$/), (one, around) => {
      expect(careWordsIn(`${around} ${one.toUpperCase()} ${around}`, [one])).toEqual([one])
      expect(careWordsIn(`x${one}y`, [one])).toEqual([])
    }),
  )
})
