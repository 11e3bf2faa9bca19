import { expect, test } from 'vitest'

import { mergedActivity } from './merged-activity.ts'

const origin = { ip: '203.0.113.9', country: 'PH', device: 'MOBILE', userAgent: '' }
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`
const signIn = (minute: number, method: 'password' | 'registration', isKnownDevice: boolean) => ({
  at: at(minute),
  method,
  known: isKnownDevice,
  ...origin,
})

test('sign-ins and changes are in one list, latest first', () => {
  const activities = mergedActivity({
    signIns: [signIn(30, 'password', true), signIn(10, 'registration', false)],
    events: [{ at: at(20), kind: 'passkey.added', ...origin }],
  })

  expect(activities.map((item) => item.at)).toEqual([at(30), at(20), at(10)])
  expect(new Set(activities.map(({ key }) => key)).size).toBe(3)
})

test('a sign-in from an unknown place is highlighted, except the one that created the account', () => {
  const activities = mergedActivity({
    signIns: [signIn(30, 'password', false), signIn(20, 'password', true), signIn(10, 'registration', false)],
    events: [],
  })

  expect(activities.map(({ unknown }) => unknown)).toEqual([true, false, false])
})
