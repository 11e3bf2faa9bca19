import { expect, test } from 'vitest'

import type { StakeUpdate } from '../../table-contract.ts'
import { MyStakes } from './my-stakes.ts'

const stakeUpdate = (overrides: Partial<StakeUpdate> = {}): StakeUpdate => ({
  is: 'stake',
  roundId: 'r-1',
  deal: 'd-1',
  state: 'accepted',
  spots: [['red', '300']],
  stakeCents: '300',
  wonCents: '0',
  isPaid: false,
  balance: null,
  ...overrides,
})

test('a stake is pending, then accepted, then decided', () => {
  const mine = new MyStakes()
  mine.sending('tap', 'd-1', [{ spot: 'red', cents: 300n }])
  expect([...mine.pendingChips('d-1')]).toEqual([['red', 300n]])
  mine.remove('tap')
  mine.onMessage(stakeUpdate())
  expect([...mine.confirmed('d-1')]).toEqual([['red', 300n]])
  expect(mine.resultOf('d-1')).toMatchObject({ isKnown: false, stakedCents: 300n })

  mine.onMessage(stakeUpdate({ state: 'won', wonCents: '600' }))
  const knownStake = { stakedCents: 300n, wonCents: 600n, roundIds: ['r-1'], isKnown: true }
  expect(mine.resultOf('d-1')).toEqual({ ...knownStake, isPaid: false })
  mine.onMessage(stakeUpdate({ state: 'won', wonCents: '600', isPaid: true }))
  mine.onMessage(stakeUpdate({ state: 'won', wonCents: '600' }))
  expect(mine.resultOf('d-1')).toEqual({ ...knownStake, isPaid: true })
})

test('late or repeated messages change nothing', () => {
  const mine = new MyStakes()
  mine.onMessage(stakeUpdate({ state: 'won', wonCents: '600' }))
  mine.onMessage(stakeUpdate())
  mine.onMessage(stakeUpdate({ state: 'won', wonCents: '600' }))

  expect(mine.resultOf('d-1')).toMatchObject({ wonCents: 600n, isKnown: true })
})

test.each(['undone', 'refused'] as const)('a stake that is %s no longer counts', (state) => {
  const mine = new MyStakes()
  mine.onMessage(stakeUpdate())
  mine.onMessage(stakeUpdate({ state }))
  mine.onMessage(stakeUpdate({ roundId: 'r-2', deal: 'd-2' }))

  expect(mine.confirmed('d-1').size).toBe(0)
  expect(mine.resultOf('d-1')).toMatchObject({ roundIds: [], stakedCents: 0n, isKnown: true })
  expect(mine.confirmed('d-2').size).toBe(1)
})
