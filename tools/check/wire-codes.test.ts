import { expect, test } from 'vitest'

import { codesIn, wireCodes } from './wire-codes.ts'
import { englishMessages } from './words/english-messages.ts'

const codes = wireCodes()

test('no text of the app contains a wire code', () => {
  const texts = englishMessages()
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter((text) => codesIn(text, codes).length > 0)).toEqual([])
})

test.each([
  ['Slots', []],
  ['RNG', ['RNG']],
  ['Kind: PVP · WAITING_PAYMENT', ['PVP', 'WAITING_PAYMENT']],
  ['Refused: amount.invalid.', ['amount.invalid']],
  ['betVolume 120', ['betVolume']],
  ['SPORTSBOOK', []],
])('in %j the codes are %j', (text, found) => {
  expect(codesIn(text, codes)).toEqual(found)
})
