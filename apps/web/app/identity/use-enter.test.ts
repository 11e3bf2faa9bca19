import { TRIAL } from '@ante/contract/member/member-type.ts'
import { expect, test } from 'vitest'

import { goalOf } from './use-enter.ts'

const game = '/m/launchGame?vendor=ANS&nodeId=1'

// rules: calls-3
test.each([
  [0, game, game],
  [0, '/m/withdraw', '/m/withdraw'],
  [0, '/m/home', '/m/home'],
  [TRIAL, game, game],
  [TRIAL, '/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
  [TRIAL, '/m/withdraw', '/m/home'],
  [TRIAL, '/m/inviteFriends', '/m/home'],
  [TRIAL, '/m/launchGames', '/m/home'],
  [TRIAL, '/m/home', '/m/home'],
])('a member of type %i who requested %s is sent to %s', (customerType, requestedPath, goal) => {
  expect(goalOf({ customerType }, requestedPath)).toBe(goal)
})
