import { expect, test } from 'vitest'

import { rewardsAddress, rewardStatusOf } from './reward-view.ts'

test.each(['U', 'C', 'E'] as const)('the address of status %s is parsed into this status', (status) => {
  expect(rewardStatusOf(new URL(rewardsAddress(status), 'http://page').searchParams)).toBe(status)
})

test.each(['', 'status=', 'status=U', 'status=toString', 'x=claimed'])('?%s shows the waiting rewards', (query) => {
  expect(rewardStatusOf(new URLSearchParams(query))).toBe('U')
})

test('the parameter is case-insensitive', () => {
  expect(rewardStatusOf(new URLSearchParams('status=Claimed'))).toBe('C')
})
