import { randomUUID } from 'node:crypto'

import { disburseBill, getDividends } from '@ante/contract/agents/bills.ts'
import { transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { send } from '../../cashier/test/line-fixtures.ts'
import { unitsOf } from '../../kit/money.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode, verifyLedger } from '../../wallet/public.ts'
import { dayFromNow, payFor } from '../rebates/test/income-fixtures.ts'
import { problemsOf } from '../teams/test/team.ts'
import { createBills } from './create-bills.ts'
import { periodAt, periodBefore } from './periods.ts'
import { settleSalaries } from './settle-salaries.ts'
import { agent, agree, AURORA, payPortsOf, play } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

const BELOW = 4
const ROWS = [tierOf({ position: 1, rate: 10 })]

let gateways: TestGateway[]
beforeAll(async () => {
  const first = await startGateway()
  gateways = [first, await startGatewayOn(first.databaseUrl)]
})
afterAll(async () => {
  const [first, second] = gateways
  await second?.stop()
  await first?.stop()
})

test(
  'sixty-four simultaneous calls along one line lose and duplicate nothing, without internal errors',
  { timeout: 120_000 },
  async () => {
    const gateway = gateways[0]!
    const { db, clock } = gateway.ports
    const top = await lineMember(gateway, '1000.00', { type: 2 })
    const people: LineMember[] = []
    for (let index = 0; index < BELOW; index++) {
      people.push(await lineMember(gateway, '100.00', { type: 1, above: top }))
    }
    const last = periodBefore('dividend', AURORA.zone, periodAt('dividend', AURORA.zone, Date.now()))
    for (const { memberId: downline } of people) {
      const below = await agent(gateway, '0.00', { type: 0, uplineId: downline })
      for (const kind of ['dividend', 'realtime_salary'] as const) {
        await agree(gateway, { kind, upline: top.memberId, downline, tiers: ROWS })
      }
      await play(gateway, below, { staked: '500.00', paid: '300.00', at: last.from })
      await play(gateway, below, { staked: '100.00', paid: '100.00', at: clock.now() })
    }
    await createBills(payPortsOf(gateway), { merchant: AURORA, kind: 'dividend', period: last })
    const shown = await gateway.call(getDividends, {}, { token: top.token })
    const bills = shown.ok ? shown.value.toPay.filter(({ kind }) => kind === 'dividend') : []
    expect(bills.map(({ amount }) => amount)).toEqual(people.map(() => '20.00'))

    const input = { paymentPassword: PAYMENT_PASSWORD }
    const outcome = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'done' : answer.code)
    const disburse = async (instance: TestGateway, billId: string, amount: string) => {
      const headers = { 'Idempotency-Key': randomUUID() }
      return outcome(await instance.call(disburseBill, { billId, amount, ...input }, { token: top.token, headers }))
    }
    const batch = async (instance: TestGateway) => {
      const lines = people.map(({ account: to }) => ({ to, amount: '2.00' }))
      const headers = { 'Idempotency-Key': randomUUID() }
      return outcome(await instance.call(transferToDownlines, { lines, ...input }, { token: top.token, headers }))
    }
    const bet = async ({ memberId }: LineMember) => {
      const [own, house] = [
        await mainAccountOf(db, memberId),
        await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' }),
      ]
      const moved = { key: randomUUID(), code: transactionCode.gameBet, reference: 'ANS:r1', at: clock.now() }
      return postTransfer(db, { ...moved, debit: own, credit: house, amount: unitsOf('1.00') })
    }
    const today = await dayFromNow(gateway, 0)
    const done = (work: Promise<unknown>) => work.then(() => 'done')
    const rounds = [0, 1, 2, 3].map((round) => ({ round, instance: gateways[round % 2]! }))
    const calls = rounds.flatMap(({ instance }) => [
      ...people.map(async (person) => outcome(await send(instance, person, { amount: '3.00' }))),
      ...people.map((person) => bet(person)),
      bet(top),
      done(settleSalaries(payPortsOf(instance))),
      done(payFor(instance, today, 2)),
    ])
    // Two parallel sessions: more would exceed the limit of simultaneous payment-password attempts.
    for (const device of [0, 1]) {
      let before: Promise<unknown> = Promise.resolve()
      for (const { instance } of rounds.filter(({ round }) => round % 2 === device)) {
        for (const work of [
          ...bills.map(
            ({ bill_id: id }) =>
              () =>
                disburse(instance, id, '6.00'),
          ),
          () => batch(instance),
        ]) {
          const next = before.then(work)
          calls.push(next)
          before = next
        }
      }
    }
    expect(calls).toHaveLength(64)
    const outcomes = Map.groupBy(await Promise.all(calls), (item) => item)
    // The balance of 20.00 allows three payments of 6.00.
    expect(Object.fromEntries([...outcomes].map(([code, all]) => [code, all.length]))).toEqual({
      'amount.invalid': 4,
      done: 40,
      posted: 20,
    })
    await settleSalaries(payPortsOf(gateway))
    const { rows } = await sql<{ kind: string; paid: bigint }>`
    select kind, sum(paid)::int8 as paid from agent_bill where upline_id = ${top.memberId} group by kind order by kind`.execute(
      db,
    )
    expect(rows).toEqual([
      { kind: 'dividend', paid: unitsOf('72.00') },
      { kind: 'realtime_salary', paid: unitsOf('240.00') },
    ])
    const balance = async ({ memberId }: LineMember) => {
      const row = await db
        .selectFrom('account')
        .select('balance')
        .where('id', '=', await mainAccountOf(db, memberId))
        .executeTakeFirstOrThrow()
      return row.balance
    }
    const sent = 4 * (BELOW * 3 - BELOW * 2) - 4 - 72 - 240
    const [own, ...below] = await Promise.all([top, ...people].map(balance))
    const income = await sql<{ units: bigint }>`
    select coalesce(sum(amount), 0)::int8 as units from agent_rebate where agent_id = ${top.memberId}`.execute(db)
    expect(own).toBe(unitsOf('1000.00') + BigInt(sent) * 10_000n + (income.rows[0]?.units ?? 0n))
    for (const units of below) expect(units).toBeGreaterThan(0n)
    expect((await verifyLedger(db)).problems).toEqual([])
    expect(await problemsOf(gateway)).toEqual([])
  },
)
