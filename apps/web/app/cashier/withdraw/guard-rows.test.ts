import type { WithdrawalRequirement } from '@ante/contract/cashier/withdrawal.ts'
import { expect, test } from 'vitest'

import { requirementRows } from './guard-rows.ts'

test('related guards share one line, which is open while any of them is', () => {
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

test('an open one shows when it is fulfilled automatically', () => {
  const until = '2026-03-01T16:00:00.000Z'
  const guards: WithdrawalRequirement[] = [{ code: 'withdrawal.times.over', satisfied: false, until }]
  expect(requirementRows({ guards })).toEqual([{ name: 'times', satisfied: false, until }])
})
