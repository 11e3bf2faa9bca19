import type { LiveEvent } from '@ante/contract/live/events.ts'
import { expect, test } from 'vitest'

import { requestWithdrawalOf, changeSettings, withdrawer } from '../cashier/test/withdrawer.ts'
import { rejectWithdrawal } from '../cashier/public.ts'
import type { LiveReader } from './test/live-reader.ts'
import { twoGateways } from './test/two-gateways.ts'

/** The heartbeat interval is longer than this test, so that heartbeats send nothing. */
const site = twoGateways({ liveHeartbeatMs: 30_000 })

const publishedVersions = (reader: LiveReader) =>
  (reader.dataOf('withdrawal') as LiveEvent<'withdrawal'>[]).map(({ version }) => version)

test('each step of a withdrawal, including those of operators, is sent to its member’s pages together with the balance', async () => {
  await changeSettings(site.gateway, { cardCoolingHours: 0, approvedUpTo: 0n, feeHundredths: 0 }, 'aurora')
  const member = await withdrawer(site.gateway, '500.00', { merchantCode: 'aurora' })
  const page = await site.open(member.token)
  const balances = () => (page.dataOf('balance') as LiveEvent<'balance'>[]).at(-1)?.sumBalance
  await expect.poll(balances).toBe('500.00')
  expect(publishedVersions(page)).toEqual([])

  const withdrawal = await requestWithdrawalOf(site.gateway, member, '200.00')
  if (!withdrawal.ok) throw new Error(withdrawal.code)
  await expect.poll(balances).toBe('300.00')
  const { db } = site.gateway.ports
  const steps = db.selectFrom('withdrawal_step').select('id').where('member_id', '=', member.memberId).orderBy('id')
  await expect.poll(async () => (await steps.execute()).length).toBe(2)
  const newest = async () => Number((await steps.execute()).at(-1)?.id)
  await expect.poll(async () => publishedVersions(page).at(-1) === (await newest())).toBe(true)

  await rejectWithdrawal(db, withdrawal.value.transactionId, { now: new Date(), actor: 'ana', reason: 'Not now.' })
  await expect.poll(balances).toBe('500.00')
  await expect.poll(async () => publishedVersions(page).at(-1) === (await newest())).toBe(true)
  expect((await steps.execute()).length).toBe(3)
})
