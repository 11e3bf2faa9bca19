import { expect, test } from 'vitest'

import { keyboardHeight } from './keyboard.ts'

const PAGE = 844

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', { height: 508, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard, with the visible part moved to a field', { height: 508, offsetTop: 100, scale: 1 }, 236],
  ['a keyboard, with the visible part moved to the end', { height: 508, offsetTop: 336, scale: 1 }, 0],
  ['a bar of the browser', { height: 760, offsetTop: 0, scale: 1 }, 0],
  ['a zoomed page', { height: 422, offsetTop: 0, scale: 2 }, 0],
])('%s: the covered height is correct', (_, area, covered) => {
  expect(keyboardHeight(Object.assign(new EventTarget(), area), PAGE)).toBe(covered)
})
