import { latinDigits } from '@ante/contract/kit/digits.ts'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeDigits } from '../i18n/code-digits.ts'
import { composingAfter, rewritten } from './composition.ts'
import type { CompositionEvent } from './composition.ts'

const input = (isComposing: boolean): CompositionEvent => ({ type: 'input', isComposing })
const start: CompositionEvent = { type: 'compositionstart' }
const end: CompositionEvent = { type: 'compositionend' }
const blur: CompositionEvent = { type: 'blur' }

/** Whether the value may be rewritten after each event of a sequence. */
const rewritable = (events: readonly CompositionEvent[]) => {
  let composing = false
  return events.map((event) => {
    composing = composingAfter(composing, event)
    return !composing
  })
}

test.each([
  ['typing without an input method', [input(false), input(false)], [true, true]],
  ['Chrome', [start, input(true), input(true), end], [false, false, false, true]],
  ['Firefox', [start, input(true), end, input(false)], [false, false, true, true]],
  ['Safari', [start, input(true), input(false), end], [false, false, false, true]],
  ['a keyboard that sends no start', [input(true), end], [false, true]],
  ['a keyboard that sends no end', [start, input(true), blur, input(false)], [false, false, true, true]],
])('%s: the value is rewritten only while no input method is composing', (_, events, expected) => {
  expect(rewritable(events)).toEqual(expected)
})

test('a digit composed on a full-width keyboard is inserted once', () => {
  // Each keystroke replaces the composed text with a longer one, as an input method does, after the text before it.
  let [value, composing] = ['', composingAfter(false, start)]
  const wide = '１２３４５６'
  for (let length = 1; length <= wide.length; length++) {
    const before = value.slice(0, value.length - (length - 1))
    value = before + wide.slice(0, length)
    composing = composingAfter(composing, input(true))
    if (!composing) ({ value } = rewritten(codeDigits, value, value.length))
  }
  composing = composingAfter(composing, end)
  if (!composing) ({ value } = rewritten(codeDigits, value, value.length))
  expect(value).toBe('123456')
})

test.each([
  ['12a|3', '12|3'],
  ['a|', '|'],
  ['１|2', '1|2'],
  ['123|', '123|'],
])('%j is rewritten to %j, with its cursor', (typed, expected) => {
  const { value, cursor } = rewritten(codeDigits, typed.replace('|', ''), typed.indexOf('|'))
  expect(`${value.slice(0, cursor)}|${value.slice(cursor)}`).toBe(expected)
})

test('a rewritten value is stable and the cursor stays within it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (typed, at) => {
      for (const rewrite of [latinDigits, codeDigits]) {
        const { value, cursor } = rewritten(rewrite, typed, Math.min(at, typed.length))
        expect(rewrite(value)).toBe(value)
        expect(cursor).toBeLessThanOrEqual(value.length)
      }
    }),
  )
})
