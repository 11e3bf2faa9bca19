import { expect, test } from 'vitest'

import { greetingAt } from './greeting.ts'

test.each([
  [0, 'Good morning'],
  [10, 'Good morning'],
  [11, 'Good day'],
  [14, 'Good day'],
  [15, 'Good afternoon'],
  [18, 'Good afternoon'],
  [19, 'Good evening'],
  [23, 'Good evening'],
])('at %s the greeting is: %s', (hour, expected) => {
  expect(greetingAt(hour)?.message).toBe(expected)
})
