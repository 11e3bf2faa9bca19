import { decideChanges, selectWaitingChanges } from '@ante/contract/console/bulk-changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { balanceChanges } from '../../staff/test/balance-changes.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { merchant, withRole, newMember, proposed } = balanceChanges(() => gateway)

test('each selected row gets its own outcome, and rows that are not selected stay undecided', async () => {
  const [finance, decider, { account, balanceOf }] = [
    await withRole('finance'),
    await withRole('merchant-admin'),
    await newMember(),
  ]
  const [first, second, outside] = [
    await proposed(finance, account, '900'),
    await proposed(finance, account, '800'),
    await proposed(finance, account, '700'),
  ]
  const own = await proposed(decider, account, '5000')
  const selected = await decider.call(selectWaitingChanges, { merchant })
  expect(selected).toMatchObject({
    value: {
      rows: [
        { id: own.id, amount: '5000.00' },
        { id: outside.id, amount: '700.00' },
        { id: second.id, amount: '800.00' },
        { id: first.id, binding: first.binding, amount: '900.00' },
      ],
      hasMore: false,
    },
  })
  const later = await proposed(finance, account, '600')
  const rows = [first, { ...second, binding: first.binding }, own, { ...first, id: '999999' }, first].map(
    ({ id, binding }) => ({ id, binding }),
  )
  const answer = await decider.call(decideChanges, { merchant, decision: 'approve', rows, reason: 'Checked all' })
  expect(answer).toMatchObject({
    value: {
      outcomes: [
        { id: first.id, state: 'applied', refusal: null },
        { id: second.id, state: null, refusal: 'change.stale' },
        { id: own.id, refusal: 'approval.own' },
        { id: '999999', refusal: 'change.not.found' },
        { id: first.id, refusal: 'change.decided' },
      ],
    },
  })
  expect(await balanceOf()).toBe(unitsOf('1000'))
  const rejected = { merchant, decision: 'reject', reason: 'Not agreed' } as const
  const left = [second, outside, later].map(({ id, binding }) => ({ id, binding }))
  expect(await decider.call(decideChanges, { ...rejected, rows: left })).toMatchObject({
    value: { outcomes: [{ state: 'rejected' }, { state: 'rejected' }, { state: 'rejected' }] },
  })
})
