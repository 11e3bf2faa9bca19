import { expect, test } from 'vitest'

import { reminderCount, minutesPlayed, pauseReason } from './play-clock.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).toISOString()

test.each([
  [0, 60, 0],
  [59, 60, 0],
  [60, 60, 1],
  [119, 60, 1],
  [120, 60, 2],
  [31, 15, 2],
  [500, 0, 0],
])('after %i minutes with an interval of %i minutes, %i reminders were due', (minutes, everyMinutes, times) => {
  expect(reminderCount({ openedAt: at(0), now: at(minutes), everyMinutes })).toBe(times)
})

test('a clock that is set back yields no negative playing time', () => {
  expect(minutesPlayed({ openedAt: at(5), now: at(0) })).toBe(0)
  expect(minutesPlayed({ openedAt: at(0), now: at(61) })).toBe(61)
})

test('a stop of play takes precedence over a reminder of the time played', () => {
  expect(pauseReason({ isOver: false, isDue: false })).toBeNull()
  expect(pauseReason({ isOver: false, isDue: true })).toBe('reality-check')
  expect(pauseReason({ isOver: true, isDue: true })).toBe('over')
})
