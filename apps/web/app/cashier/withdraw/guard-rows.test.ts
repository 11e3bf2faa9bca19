import type { WithdrawalRequirement } from '@ante/contract/cashier/withdrawal.ts'
import { expect, test } from 'vitest'

import { requirementRows } from './guard-rows.ts'

test('related requirements share one row, which is open until all of them are met', () => {
  const guards: WithdrawalRequirement[] = [
    { code: 'payee.name.missing', satisfied: true },
    { code: 'withdrawal.amount.below', satisfied: false },
    { code: 'account.balance.not.enough', satisfied: true },
  ]
  expect(requirementRows({ guards })).toEqual([
    { name: 'name', satisfied: true, until: null },
    { name: 'balance', satisfied: false, until: null },
  ])
})

test('an open requirement has the time at which it is met automatically', () => {
  const until = '2026-03-01T16:00:00.000Z'
  const guards: WithdrawalRequirement[] = [{ code: 'withdrawal.times.over', satisfied: false, until }]
  expect(requirementRows({ guards })).toEqual([{ name: 'times', satisfied: false, until }])
})
