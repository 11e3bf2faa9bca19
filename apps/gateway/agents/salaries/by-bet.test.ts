import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { countAllEvents } from '../teams/test/team.ts'
import { settleSalaries } from './settle-salaries.ts'
import { agent, agree, balanceOf, billsFor, payPortsOf, play, setClock, team } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  setClock(gateway, '2026-07-10T12:15:00+08:00')
  await settleSalaries(payPortsOf(gateway))
})
afterAll(() => gateway.stop())

const at = (time: string) => `2026-07-10T${time}+08:00`
const settle = async () => {
  await countAllEvents(gateway)
  await settleSalaries(payPortsOf(gateway))
}
const ROWS = [
  tierOf({ position: 1, minVolume: '1000.00', rate: 0.1 }),
  tierOf({ position: 2, minVolume: '5000.00', activeMembers: 2, rate: 0.2 }),
]

test('each bet is paid by the tier reached when it ended; tiers reached later do not change its payment', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const [firstId = 0n, secondId = 0n] = await team(gateway, top, 2)
  await agree(gateway, { kind: 'realtime_salary', upline: null, downline: top, tiers: ROWS })
  await play(gateway, firstId, { staked: '900.00', at: at('12:01:00') })
  await settle()
  expect(await billsFor(gateway, top)).toEqual([])
  await play(gateway, firstId, { staked: '600.00', at: at('12:02:00') })
  await settle()
  // Only the second bet is paid, with 0.1 %, because the first one reached no tier.
  expect(await balanceOf(gateway, top)).toBe('0.60')
  await play(gateway, firstId, { staked: '4000.00', at: at('12:03:00') })
  await play(gateway, secondId, { staked: '99.00', at: at('12:03:01') })
  await settle()
  expect(await balanceOf(gateway, top)).toBe('4.69')
  await play(gateway, secondId, { staked: '1000.00', at: at('12:04:00') })
  await settle()
  expect(await balanceOf(gateway, top)).toBe('6.69')
  await settle()
  expect((await billsFor(gateway, top)).map(({ paid, state }) => [paid, state])).toEqual([
    ['0.60', 'paid'],
    ['4.09', 'paid'],
    ['2.00', 'paid'],
  ])
})

test('a bet that is voided later is deducted from the next payment', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const [player = 0n] = await team(gateway, top, 1)
  await agree(gateway, {
    kind: 'realtime_salary',
    upline: null,
    downline: top,
    tiers: [tierOf({ position: 1, rate: 1 })],
  })
  const { db } = gateway.ports
  await play(gateway, player, { staked: '1000.00', at: at('13:00:00') })
  await settle()
  expect(await balanceOf(gateway, top)).toBe('10.00')
  await db
    .updateTable('game_round')
    .set({ state: 'voided', staked: 0n, paid: 0n, closed_at: null })
    .where('member_id', '=', player)
    .execute()
  await settle()
  expect(await balanceOf(gateway, top)).toBe('10.00')
  await play(gateway, player, { staked: '1700.00', at: at('13:10:00') })
  await settle()
  expect(await balanceOf(gateway, top)).toBe('17.00')
})

test('a void deducts exactly the amount that was paid for its bets, and nothing for a bet from before the contract', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const [player = 0n] = await team(gateway, top, 1)
  const tiers = [tierOf({ position: 1, rate: 1 })]
  const from = new Date(at('13:30:00'))
  await agree(gateway, { kind: 'realtime_salary', upline: null, downline: top, tiers, from })
  const { db } = gateway.ports
  const settled = (staked: string, time: string) => {
    const units = unitsOf(staked)
    return sql`insert into lottery_settled (member_id, day, settled_at, rounds, staked, turnover, paid)
      values (${player}, '2026-07-10', ${at(time)}::timestamptz, 1, ${units}, ${units}, 0)`.execute(db)
  }
  await settled('5000.00', '13:20:00')
  await settle()
  await settled('300.00', '13:40:00')
  await settled('200.00', '13:41:00')
  await settle()
  expect(await balanceOf(gateway, top)).toBe('5.00')
  // Voids a part of each bet, then more than both bets together: nothing was paid for the excess.
  await settled('-400.00', '13:42:00')
  await settled('-5100.00', '13:43:00')
  await settled('700.00', '13:44:00')
  await settle()
  expect(await balanceOf(gateway, top)).toBe('7.00')
})

test('an upline pays per-bet salaries from the wallet, each payment once, even with concurrent runs', async () => {
  const top = await agent(gateway, '50.00', { type: 2 })
  const middle = await agent(gateway, '0.00', { uplineId: top })
  await agree(gateway, {
    kind: 'realtime_salary',
    upline: top,
    downline: middle,
    tiers: [tierOf({ position: 1, rate: 1 })],
  })
  for (let minute = 10; minute < 15; minute++) {
    await play(gateway, middle, { staked: '333.33', at: at(`14:${minute}:00`) })
  }
  await countAllEvents(gateway)
  await Promise.all([1, 2, 3].map(() => settleSalaries(payPortsOf(gateway))))
  // Five times 3.3333: fractions below a hundredth are carried over.
  expect([await balanceOf(gateway, top), await balanceOf(gateway, middle)]).toEqual(['33.34', '16.66'])
  await play(gateway, middle, { staked: '0.50', at: at('14:20:00') })
  await settle()
  expect(await balanceOf(gateway, middle)).toBe('16.67')
  expect(unitsOf('16.67') + unitsOf('33.33')).toBe(unitsOf('50.00'))
})

test('amounts paid per bet are deducted from the hour and day in which the bets ended', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const [player = 0n] = await team(gateway, top, 1)
  const kinds = [
    ['realtime_salary', 1],
    ['hourly_salary', 2],
    ['daily_salary', 3],
  ] as const
  for (const [kind, rate] of kinds) {
    await agree(gateway, { kind, upline: null, downline: top, tiers: [tierOf({ position: 1, rate })] })
  }
  await play(gateway, player, { staked: '1000.00', at: at('15:59:59') })
  await play(gateway, player, { staked: '3000.00', at: at('16:00:01') })
  // No job ran before the end of the day, so its bets are neither billed nor counted yet.
  setClock(gateway, '2026-07-11T03:00:00+08:00')
  await settleSalaries(payPortsOf(gateway))
  const bills = (await billsFor(gateway, top)).map(({ kind, gross, deduction, amount }) => [
    kind,
    gross,
    textOf(deduction),
    amount,
  ])
  expect(bills).toEqual([
    ['realtime_salary', '10.00', '0.00', '10.00'],
    ['realtime_salary', '30.00', '0.00', '30.00'],
    ['hourly_salary', '20.00', '10.00', '10.00'],
    ['hourly_salary', '60.00', '30.00', '30.00'],
    ['daily_salary', '120.00', '80.00', '40.00'],
  ])
  expect(await balanceOf(gateway, top)).toBe('120.00')
  await settle()
  expect(await balanceOf(gateway, top)).toBe('120.00')
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
