import { randomUUID } from 'node:crypto'

import { transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { balancesOf, send } from '../test/line-fixtures.ts'

const gateway = sharedGateway()
let agent: LineMember
let member: LineMember

async function newLine() {
  agent = await lineMember(gateway, '100.00', { type: 1 })
  member = await lineMember(gateway, '100.00', { above: agent })
}

/** Sends while the sender's wallet is locked, and moves the member to another upline before the lock is released. */
async function movedBefore<Answer>(holding: LineMember, sending: () => Promise<Answer>): Promise<Answer> {
  const { db } = gateway.ports
  const answer = await db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, holding.memberId)])
    const sent = sending()
    await expect.poll(waitsForLock).toBe(true)
    await sql`update member set upline_id = null where id = ${member.memberId}`.execute(db)
    return { sent }
  })
  return answer.sent
}

async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(gateway.ports.db)
  return rows.length > 0
}

test('a downline moved between check and payment receives nothing from the former upline', async () => {
  await newLine()
  const answer = await movedBefore(agent, () => send(gateway, agent, { to: member, amount: '10.00' }))
  expect(answer).toMatchObject({ ok: false, code: 'line.changed' })
  expect(await balancesOf(gateway, agent, member)).toEqual(['100.00', '100.00'])
})

test('a member moved meanwhile sends nothing to the former upline', async () => {
  await newLine()
  const answer = await movedBefore(member, () => send(gateway, member, { amount: '10.00' }))
  expect(answer).toMatchObject({ ok: false, code: 'line.changed' })
  expect(await balancesOf(gateway, agent, member)).toEqual(['100.00', '100.00'])
})

test('a list with a member moved meanwhile is sent to none of its receivers, and the refusal contains the line number', async () => {
  await newLine()
  const other = await lineMember(gateway, '0.00', { above: agent })
  const lines = [other, member].map(({ account: to }) => ({ to, amount: '10.00' }))
  const headers = { 'Idempotency-Key': randomUUID() }
  const input = { lines, paymentPassword: PAYMENT_PASSWORD }
  const answer = await movedBefore(agent, () => gateway.call(transferToDownlines, input, { ...agent, headers }))
  const problems = [{ line: 2, problem: 'receiver.not.found' }]
  expect(answer).toMatchObject({ ok: false, code: 'lines.refused', details: { problems } })
  expect(await balancesOf(gateway, agent, other, member)).toEqual(['100.00', '0.00', '100.00'])
})
