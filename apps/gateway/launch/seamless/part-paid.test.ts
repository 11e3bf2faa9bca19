import { randomUUID } from 'node:crypto'

import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import { listPlayRecords } from '@ante/contract/launch/play-records.ts'
import { seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { beforeAll, expect, test } from 'vitest'

import { verifyTeams } from '../../agents/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { addRequirement, turnoverOf } from '../test/turnover-fixtures.ts'
import { sessionOf, VENDOR, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

const gateway = sharedGateway()
let vendor: TestVendor
beforeAll(async () => {
  vendor = await vendorOf(gateway)
})

interface Sold {
  member: SignedInMember
  player: Session
  roundId: string
  betTransactionId: string
  part: { transactionId: string; amount: string; closeRound: false }
}

/** A stake of 20.00 out of 100.00, of which a part was cashed out for 9.60. */
async function sold(): Promise<Sold> {
  const member = await signedIn(gateway, '100.00')
  const player = { memberId: member.memberId, ...(await sessionOf(vendor, member.memberId, 0)) }
  const name = randomUUID()
  const round = { roundId: `r-${name}`, betTransactionId: `b-${name}` }
  const part = { transactionId: `p-${name}`, amount: '9.60', closeRound: false as const }
  await vendor.bet(player, { roundId: round.roundId, transactionId: round.betTransactionId, amount: '20.00' })
  const paid = await vendor.win(player, { ...round, ...part })
  expect(paid).toMatchObject({ ok: true, value: { balance: '89.60' } })
  expect(await vendor.win(player, { ...round, ...part })).toEqual(paid)
  return { member, player, ...round, part }
}

const recordOf = async ({ member, roundId }: Sold) => {
  const answer = await gateway.call(getPlayRecord, { vendor: VENDOR, roundId }, { token: member.token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const recordsOf = async ({ member }: Sold) => {
  const answer = await gateway.call(listPlayRecords, { range: 'today' }, { token: member.token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('a partial payment leaves its round open, shown with the amount paid so far', async () => {
  const round = await sold()
  const { record, movements } = await recordOf(round)
  expect(record).toMatchObject({ outcome: 'open', stake: '20.00', payout: '9.60', endedAt: null })
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', '20.00'],
    ['win', '9.60'],
  ])
  const { records, unfinished, totals } = await recordsOf(round)
  expect([records.length, unfinished.length]).toEqual([1, 1])
  expect(totals).toMatchObject({ rounds: 1, stake: '20.00', payout: '9.60' })
})

test('the stake is final from the first partial payment, and nothing is paid after the round is closed', async () => {
  const { player, roundId, betTransactionId, part } = await sold()
  const rollback = { sessionId: player.sessionId, transactionId: `x-${betTransactionId}`, betTransactionId, roundId }
  expect(await vendor.call(seamlessRollback, rollback)).toMatchObject({ ok: false, code: 'seamless.bet.settled' })
  await vendor.win(player, { roundId, betTransactionId, amount: '0.00' })
  const late = await vendor.win(player, { roundId, betTransactionId, ...part, transactionId: `l-${roundId}` })
  expect(late).toMatchObject({ ok: false, code: 'seamless.round.closed' })
  expect(await vendor.win(player, { roundId, betTransactionId, ...part })).toMatchObject({ ok: true })
})

test('the final settlement closes the round, whose total includes all payments', async () => {
  const round = await sold()
  const { player, roundId, betTransactionId, member } = round
  await addRequirement(gateway, member, { amount: '50.00' })
  const win = await vendor.win(player, { roundId, betTransactionId, transactionId: `w-${roundId}`, amount: '18.50' })
  expect(win).toMatchObject({ ok: true, value: { balance: '108.10' } })

  const { record, movements } = await recordOf(round)
  expect(record).toMatchObject({ outcome: 'won', stake: '20.00', payout: '28.10', net: '8.10' })
  expect(movements.map(({ amount }) => amount)).toEqual(['20.00', '9.60', '18.50'])
  expect(await recordsOf(round)).toMatchObject({
    records: [{ payout: '28.10' }],
    unfinished: [],
    totals: { rounds: 1, stake: '20.00', payout: '28.10', net: '8.10' },
  })
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '20.00' })
})

test('a correction of the final settlement moves its difference and keeps the partial payment', async () => {
  const round = await sold()
  const { player, roundId, betTransactionId } = round
  const win = { roundId, winTransactionId: `w-${roundId}` }
  await vendor.win(player, { roundId, betTransactionId, transactionId: win.winTransactionId, amount: '18.50' })
  const down = await vendor.resettle(player, { ...win, amount: '0.00' })
  expect(down).toMatchObject({ ok: true, value: { balance: '89.60' } })
  expect((await recordOf(round)).record).toMatchObject({ outcome: 'lost', payout: '9.60', net: '-10.40' })
  const up = await vendor.resettle(player, { ...win, amount: '10.40', version: 2 })
  expect(up).toMatchObject({ ok: true, value: { balance: '100.00' } })
  expect((await recordOf(round)).record).toMatchObject({ payout: '20.00', net: '0.00' })

  const days = await gateway.ports.db
    .selectFrom('play_day')
    .select(['rounds', 'staked', 'paid'])
    .where('member_id', '=', player.memberId)
    .where('rounds', '>', 0n)
    .execute()
  expect(days).toEqual([{ rounds: 1n, staked: unitsOf('20.00'), paid: unitsOf('20.00') }])
})

test('ledger and daily sums are consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  expect(await verifyTeams(gateway.ports.db)).toMatchObject({ problems: [] })
})
