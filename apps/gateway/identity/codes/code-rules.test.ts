import { expect, test } from 'vitest'

import { secondsToNextCode } from './code-rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (...seconds: number[]) => seconds.map((count) => new Date(now.getTime() - count * 1000))
const HOUR = 3_600

test.each([
  ['no code', ago(), 0],
  ['a code just now', ago(0), 60],
  ['a code 59.5 seconds ago', ago(59.5), 1],
  ['a code a minute ago', ago(60), 0],
  ['four codes today', ago(90, HOUR, 2 * HOUR, 3 * HOUR), 0],
  ['five codes today', ago(90, HOUR, 2 * HOUR, 3 * HOUR, 23 * HOUR), HOUR],
  ['five codes, the last one just now', ago(10, HOUR, 2 * HOUR, 3 * HOUR, 24 * HOUR - 5), 50],
])('after %s the next code is delayed', (_, madeAt, seconds) => {
  expect(secondsToNextCode(madeAt, now)).toBe(seconds)
})
