import { expect, test } from 'vitest'

import type { PlayedRound, RoundView } from '../../play-contract.ts'
import { isShareableWin } from './shareable-win.ts'

const round: PlayedRound = {
  roundId: 'r-1',
  tapId: 'tap',
  stakeCents: '100',
  choice: null,
  subject: null,
  netCents: '0',
  next: null,
  state: 'played',
  paid: true,
  outcome: null,
  wonCents: '101',
  jackpotPaidCents: null,
  balanceAfterBet: null,
  balance: null,
  fairness: null,
}

test.each<[string, Partial<PlayedRound>, boolean]>([
  ['a paid win above the stake', {}, true],
  ['a win whose payment is pending', { paid: false }, false],
  ['a win of the stake', { wonCents: '100' }, false],
  ['a loss', { wonCents: '0' }, false],
  ['a paid jackpot', { wonCents: '0', jackpotPaidCents: '101' }, true],
])('%s', (_what, changes, isShareable) => {
  expect(isShareableWin({ ...round, ...changes })).toBe(isShareable)
})

test('a round that did not count cannot be shared', () => {
  const undone: RoundView = { ...round, state: 'undone', code: null }
  expect(isShareableWin(undone)).toBe(false)
})
