import { afterAll, beforeAll, expect, test } from 'vitest'

import { disableMember } from '../../identity/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { grant, verifyLedger } from '../../wallet/public.ts'
import { problemsOf } from '../teams/test/team.ts'
import { createBills } from './create-bills.ts'
import { payTermsOf, putPayTerms } from './pay-terms.ts'
import { periodAt } from './periods.ts'
import { settleSalaries } from './settle-salaries.ts'
import {
  agent,
  agree,
  approveBills,
  AURORA,
  balanceOf,
  billsFor,
  payPortsOf,
  play,
  setClock,
  team,
} from './test/pay-fixtures.ts'
import { DAILY, DIVIDEND, HOURLY, tierOf } from './test/tiers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Timeout in milliseconds of tests with many nightly runs, each of which counts all earlier hours. */
const MANY_NIGHTS_MS = 120_000

/** Time in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`)
const settle = async (at: Date, instance = gateway) => {
  setClock(instance, at)
  await settleSalaries(payPortsOf(instance))
}
const ONE_PERCENT = [tierOf({ position: 1, rate: 1 })]

const give = (memberId: bigint, amount: string, key: string) =>
  grant(gateway.ports.db, {
    key,
    memberId,
    merchantCode: 'aurora',
    currency: 'PHP',
    amount: unitsOf(amount),
    at: new Date(),
  })

test('a day is paid at 03:00: the top agent by the merchant, then each downline by its upline', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const middle = await agent(gateway, '0.00', { uplineId: top })
  const players = await team(gateway, middle, 6)
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: top, tiers: DAILY })
  await agree(gateway, {
    kind: 'daily_salary',
    upline: top,
    downline: middle,
    tiers: [tierOf({ position: 1, minVolume: '10000.00', rate: 0.3 })],
  })
  await settle(manila('2026-03-10T12:00:00'))
  for (const [index, player] of players.entries()) {
    await play(gateway, player, { staked: index === 0 ? '57000.00' : '1000.00', at: manila('2026-03-10T13:00:00') })
  }
  await play(gateway, players[0]!, { staked: '9000.00', at: manila('2026-03-11T00:00:00') })

  await settle(manila('2026-03-11T00:11:00'))
  expect(await billsFor(gateway, top)).toMatchObject([
    { amount: '310.00', state: 'unpaid', turnover: unitsOf('62000.00'), active_members: 6, day: expect.anything() },
  ])
  expect(await balanceOf(gateway, top)).toBe('0.00')

  await settle(manila('2026-03-11T03:00:00'))
  expect(await billsFor(gateway, top)).toMatchObject([{ state: 'paid', paid: '310.00' }])
  expect(await billsFor(gateway, middle)).toMatchObject([{ state: 'paid', paid: '186.00' }])
  expect([await balanceOf(gateway, top), await balanceOf(gateway, middle)]).toEqual(['124.00', '186.00'])
  await settle(manila('2026-03-11T04:00:00'))
  expect(await balanceOf(gateway, middle)).toBe('186.00')
  // The payments to downlines equal those of their uplines.
  const [sum] = await gateway.ports.db
    .selectFrom('agent_bill')
    .select((eb) => eb.fn.sum('paid').as('paid'))
    .where('downline_id', 'in', [top])
    .execute()
  expect(BigInt(sum?.paid ?? 0)).toBe(unitsOf('310.00'))
  expect(await problemsOf(gateway)).toEqual([])
})

test('an upline with too little balance is retried each night, and pays once it has enough', async () => {
  const top = await agent(gateway, '100.00', { type: 2 })
  const middle = await agent(gateway, '0.00', { uplineId: top })
  await agree(gateway, { kind: 'daily_salary', upline: top, downline: middle, tiers: ONE_PERCENT })
  await settle(manila('2026-03-12T12:00:00'))
  await play(gateway, middle, { staked: '20000.00', at: manila('2026-03-12T23:59:59') })
  await settle(manila('2026-03-13T03:00:00'))
  expect(await billsFor(gateway, middle)).toMatchObject([
    { amount: '200.00', state: 'upline_insufficient', attempts: 1 },
  ])
  expect(await balanceOf(gateway, top)).toBe('100.00')
  await settle(manila('2026-03-13T12:00:00'))
  await give(top, '150.00', 'enough')
  await settle(manila('2026-03-13T23:00:00'))
  expect(await balanceOf(gateway, middle)).toBe('0.00')
  await settle(manila('2026-03-14T03:00:00'))
  expect(await billsFor(gateway, middle)).toMatchObject([{ state: 'paid' }])
  expect([await balanceOf(gateway, top), await balanceOf(gateway, middle)]).toEqual(['50.00', '200.00'])
})

test(
  'after seven nights retries stop, and after thirty days the bill has expired',
  async () => {
    const top = await agent(gateway, '0.00', { type: 2 })
    const middle = await agent(gateway, '0.00', { uplineId: top })
    await agree(gateway, { kind: 'daily_salary', upline: top, downline: middle, tiers: ONE_PERCENT })
    await settle(manila('2026-03-15T12:00:00'))
    await play(gateway, middle, { staked: '20000.00', at: manila('2026-03-15T13:00:00') })
    for (let day = 16; day <= 24; day++) await settle(manila(`2026-03-${day}T03:00:00`))
    expect(await billsFor(gateway, middle)).toMatchObject([{ state: 'upline_insufficient', attempts: 8, due_at: null }])
    await settle(manila('2026-04-15T03:00:00'))
    expect(await billsFor(gateway, middle)).toMatchObject([{ state: 'expired' }])
  },
  MANY_NIGHTS_MS,
)

test('hours are paid ten minutes later and deducted from the day, unless salaries are stacked', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const players = await team(gateway, top, 5)
  await agree(gateway, { kind: 'hourly_salary', upline: null, downline: top, tiers: HOURLY })
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: top, tiers: DAILY })
  await settle(manila('2026-04-20T08:30:00'))
  await play(gateway, players[0]!, { staked: '2600.00', at: manila('2026-04-20T09:00:00') })
  for (const player of players.slice(0, 3)) {
    await play(gateway, player, { staked: '4000.00', at: manila('2026-04-20T10:59:59.999') })
  }
  for (const player of players) await play(gateway, player, { staked: '15000.00', at: manila('2026-04-20T11:00:00') })
  await settle(manila('2026-04-20T12:09:00'))
  expect((await billsFor(gateway, top)).map(({ paid }) => paid)).toEqual(['2.60', '18.00'])
  await settle(manila('2026-04-20T12:10:00'))
  expect(await balanceOf(gateway, top)).toBe('120.60')
  await settle(manila('2026-04-21T03:00:00'))
  const [daily] = (await billsFor(gateway, top)).filter(({ kind }) => kind === 'daily_salary')
  // 89,600 of turnover and five active members: 0.5 % are 448.00.
  expect(daily).toMatchObject({ gross: '448.00', deduction: unitsOf('120.60'), amount: '327.40', state: 'paid' })
  expect(await balanceOf(gateway, top)).toBe('448.00')

  const { db } = gateway.ports
  await putPayTerms(db, 'aurora', { ...(await payTermsOf(db, 'aurora')), stackSalaries: true })
  await play(gateway, players[0]!, { staked: '30000.00', at: manila('2026-04-21T09:30:00') })
  await play(gateway, players[1]!, { staked: '100.00', at: manila('2026-04-21T09:30:00') })
  await settle(manila('2026-04-22T03:00:00'))
  await putPayTerms(db, 'aurora', { ...(await payTermsOf(db, 'aurora')), stackSalaries: false })
  expect((await billsFor(gateway, top)).at(-1)).toMatchObject({ kind: 'daily_salary', gross: '90.30', amount: '90.30' })
})

test('a dividend is computed two hours after its half-month, and a bill without earnings has the state `not_reached`', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const middle = await agent(gateway, '0.00', { uplineId: top })
  const players = await team(gateway, middle, 5)
  await agree(gateway, { kind: 'dividend', upline: null, downline: top, tiers: DIVIDEND })
  await agree(gateway, { kind: 'dividend', upline: top, downline: middle, tiers: DIVIDEND })
  await settle(manila('2026-05-02T12:00:00'))
  for (const player of players) {
    await play(gateway, player, { staked: '92000.00', paid: '72000.00', at: manila('2026-05-15T23:59:59') })
  }
  await play(gateway, players[0]!, { staked: '500000.00', at: manila('2026-05-16T00:00:00') })
  await settle(manila('2026-05-16T01:59:00'))
  expect((await billsFor(gateway, top)).filter(({ kind }) => kind === 'dividend')).toMatchObject([
    { state: 'not_reached', amount: '0.00' },
  ])
  await settle(manila('2026-05-16T02:00:00'))
  expect((await billsFor(gateway, top)).at(-1)).toMatchObject({
    net: -unitsOf('100000.00'),
    turnover: unitsOf('460000.00'),
    gross: '20000.00',
    state: 'unapproved',
  })
  await approveBills(gateway)
  await settle(manila('2026-05-16T02:01:00'))
  expect((await billsFor(gateway, top)).at(-1)).toMatchObject({ state: 'paid' })
  expect((await billsFor(gateway, middle)).at(-1)).toMatchObject({ gross: '20000.00', state: 'unpaid', due_at: null })
  expect(await problemsOf(gateway)).toEqual([])
})

test('two gateways computing and paying simultaneously do it once; recomputing adds nothing', async () => {
  const other = await startGatewayOn(gateway.databaseUrl)
  const top = await agent(gateway, '1000.00', { type: 2 })
  const below = await Promise.all([1, 2, 3, 4].map(() => agent(gateway, '0.00', { uplineId: top })))
  for (const downline of below) {
    await agree(gateway, { kind: 'daily_salary', upline: top, downline, tiers: ONE_PERCENT })
  }
  for (const instance of [gateway, other]) setClock(instance, manila('2026-06-01T12:00:00'))
  await settleSalaries(payPortsOf(gateway))
  for (const member of below) await play(gateway, member, { staked: '1000.00', at: manila('2026-06-01T13:00:00') })
  for (const instance of [gateway, other]) setClock(instance, manila('2026-06-02T03:00:00'))
  await Promise.all([gateway, other, gateway].map((instance) => settleSalaries(payPortsOf(instance))))
  for (const member of below) expect(await balanceOf(gateway, member)).toBe('10.00')
  expect(await balanceOf(gateway, top)).toBe('960.00')
  const period = periodAt('daily_salary', AURORA.zone, manila('2026-06-01T12:00:00').getTime())
  const again = { merchant: AURORA, kind: 'daily_salary', period } as const
  expect(await createBills(payPortsOf(gateway), again)).toBe(0)
  await settleSalaries(payPortsOf(other))
  expect(await balanceOf(gateway, top)).toBe('960.00')
  await other.stop()
})

test('a gateway that dies while paying has completed the earlier payments, and the next one continues', async () => {
  const top = await agent(gateway, '1000.00', { type: 2 })
  const below = await Promise.all([1, 2, 3].map(() => agent(gateway, '0.00', { uplineId: top })))
  for (const downline of below) {
    await agree(gateway, { kind: 'daily_salary', upline: top, downline, tiers: ONE_PERCENT })
  }
  await settle(manila('2026-06-05T12:00:00'))
  for (const member of below) await play(gateway, member, { staked: '1000.00', at: manila('2026-06-05T13:00:00') })
  setClock(gateway, manila('2026-06-06T03:00:00'))
  const ports = payPortsOf(gateway)
  let received = 0
  const dying = {
    ...ports,
    balances: {
      changed: () => {
        if (++received === 2) throw new Error('the gateway died')
      },
    },
    log: {
      ...ports.log,
      warn: () => {
        throw new Error('the gateway died')
      },
    } as unknown as typeof ports.log,
  }
  await expect(settleSalaries(dying)).rejects.toThrow('the gateway died')
  expect(await balanceOf(gateway, top)).toBe('980.00')
  await settleSalaries(ports)
  expect(await balanceOf(gateway, top)).toBe('970.00')
  for (const member of below) expect(await balanceOf(gateway, member)).toBe('10.00')
})

test('the bill of the closed period stays with the former upline, and the moved member counts in the new team from then on', async () => {
  const [first, second] = [await agent(gateway, '100.00', { type: 2 }), await agent(gateway, '100.00', { type: 2 })]
  const player = await agent(gateway, '0.00', { type: 0, uplineId: first })
  for (const downline of [first, second]) {
    await agree(gateway, { kind: 'daily_salary', upline: null, downline, tiers: ONE_PERCENT })
  }
  await settle(manila('2026-06-10T12:00:00'))
  await play(gateway, player, { staked: '1000.00', at: manila('2026-06-10T13:00:00') })
  await settle(manila('2026-06-11T00:10:00'))
  await gateway.ports.db.updateTable('member').set({ upline_id: second }).where('id', '=', player).execute()
  await settle(manila('2026-06-11T03:00:00'))
  await play(gateway, player, { staked: '2000.00', at: manila('2026-06-11T13:00:00') })
  await settle(manila('2026-06-12T03:00:00'))
  expect([await balanceOf(gateway, first), await balanceOf(gateway, second)]).toEqual(['110.00', '120.00'])
})

test('contracts agreed after a day, or ended during it, pay nothing for it', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  await play(gateway, top, { staked: '1000.00', at: manila('2026-06-15T13:00:00') })
  const tiers = ONE_PERCENT
  await agree(gateway, {
    kind: 'daily_salary',
    upline: null,
    downline: top,
    tiers,
    from: manila('2026-06-16T00:00:00'),
  })
  await settle(manila('2026-06-15T12:00:00'))
  await settle(manila('2026-06-16T03:00:00'))
  expect(await billsFor(gateway, top)).toEqual([])
})

test('a locked account is neither debited nor credited', async () => {
  const top = await agent(gateway, '500.00', { type: 2 })
  const [locked, active] = [
    await agent(gateway, '0.00', { uplineId: top }),
    await agent(gateway, '0.00', { uplineId: top }),
  ]
  for (const downline of [locked, active]) {
    await agree(gateway, { kind: 'daily_salary', upline: top, downline, tiers: ONE_PERCENT })
  }
  await settle(manila('2026-06-20T12:00:00'))
  for (const member of [locked, active])
    await play(gateway, member, { staked: '1000.00', at: manila('2026-06-20T13:00:00') })
  await disableMember(gateway.ports.db, locked)
  await settle(manila('2026-06-21T03:00:00'))
  expect(await billsFor(gateway, locked)).toMatchObject([{ state: 'unpaid' }])
  expect(await billsFor(gateway, active)).toMatchObject([{ state: 'paid' }])
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
