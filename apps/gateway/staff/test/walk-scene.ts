import { randomUUID } from 'node:crypto'

import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { openReview } from '@ante/contract/staff/reviews.ts'

import { queuedWithdrawals } from '../../cashier/test/queued-withdrawals.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { comparedDay } from './compared-day.ts'
import { newStaff } from './staff-members.ts'
import type { StaffMember } from './staff-members.ts'

/** Objects for each call of the walk to act on. */
export interface Scene {
  owner: StaffMember
  /** Other staff of aurora, to act on. */
  other: StaffMember
  account: string
  /** Id of the member with this account. */
  player: string
  change: { id: string; binding: string }
  review: { id: string; item: string }
  /** A compared day, with a difference. */
  compared: { id: string; item: string }
  /** A withdrawal in review. */
  withdrawal: string
}

/** A second change of the scene, to decide about. */
async function waitingChange(gateway: TestGateway, account: string) {
  const finance = await newStaff(gateway, { roles: [['finance', 'aurora']], merchantCode: 'aurora' })
  const answer = await finance.call(adjustBalance, {
    merchant: 'aurora',
    account,
    direction: 'credit',
    amount: '800',
    key: randomUUID(),
    reason: 'Goodwill',
  })
  if (!answer.ok || answer.value.id === null) throw new Error(JSON.stringify(answer))
  const { id } = answer.value
  const row = await gateway.ports.db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow()
  return { id, binding: row.binding.toString('hex'), finance }
}

/** Creates a scene; reviews of access that exist are removed. */
export async function walkScene(gateway: TestGateway): Promise<Scene> {
  const account = `w${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const player = String(await makeTestMember(gateway, '0.00', { account }))
  const other = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
  const owner = await newStaff(gateway, {
    roles: [
      ['platform-owner', null],
      ['merchant-admin', 'aurora'],
    ],
  })
  await gateway.ports.db.deleteFrom('access_review_item').execute()
  await gateway.ports.db.deleteFrom('access_review').execute()
  const opened = await owner.call(openReview, { merchant: 'aurora' })
  if (!opened.ok) throw new Error(opened.code)
  const [withdrawal = ''] = await queuedWithdrawals(gateway, { merchantCode: 'aurora', count: 1 })
  const item = opened.value.items.find(({ account: id }) => id === String(other.id))
  return {
    owner,
    other,
    account,
    player,
    change: await waitingChange(gateway, account),
    review: { id: opened.value.id, item: item?.id ?? '' },
    compared: await comparedDay(gateway),
    withdrawal,
  }
}
