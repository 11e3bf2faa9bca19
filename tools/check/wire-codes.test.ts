import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { codesIn, wireCodes } from './wire-codes.ts'

const ENGLISH = join(import.meta.dirname, '../../apps/web/translations/en')
const codes = wireCodes()

/** The messages of a catalogue; those of more than a line begin with an empty one. */
const messagesOf = (file: string): string[] =>
  [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, text = '']) => text)

test('no text of the app has a code of the wire in it', () => {
  const texts = readdirSync(ENGLISH).flatMap(messagesOf)
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
