import { randomUUID } from 'node:crypto'

import { disburseBill, getDividends, listBills } from '@ante/contract/agents/bills.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { settleSalaries } from './settle-salaries.ts'
import { periodAt, periodBefore } from './periods.ts'
import { agree, approveBills, AURORA, balanceOf, payPortsOf, play, team } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

let gateway: TestGateway
let top: LineMember
let middle: LineMember
let poor: LineMember
const running = periodAt('dividend', AURORA.zone, Date.now())
const last = periodBefore('dividend', AURORA.zone, running)
const ROWS = [
  tierOf({ position: 1, minVolume: '1000.00', activeMembers: 1, rate: 20 }),
  tierOf({ position: 2, minVolume: '9000.00', activeMembers: 3, rate: 30 }),
]

beforeAll(async () => {
  gateway = await startGateway()
  // Two hours after the end of the half-month, before the members sign in: a later change would end their sessions.
  const { clock } = gateway.ports
  if (clock.now() < running.from) throw new Error('the period has not begun')
  clock.offsetMs = Math.max(0, last.computedAt.getTime() - Date.now())
  top = await lineMember(gateway, '1000.00', { type: 2 })
  middle = await lineMember(gateway, '0.00', { type: 1, above: top })
  poor = await lineMember(gateway, '0.00', { type: 1, above: middle })
  const [player = 0n] = await team(gateway, poor.memberId, 1)
  for (const [upline, downline] of [
    [null, top.memberId],
    [top.memberId, middle.memberId],
    [middle.memberId, poor.memberId],
  ] as const) {
    await agree(gateway, { kind: 'dividend', upline, downline, tiers: ROWS })
  }
  await play(gateway, player, { staked: '5000.00', paid: '3000.00', at: last.from })
  await play(gateway, player, { staked: '2000.00', paid: '500.00', at: new Date() })
  await settleSalaries(payPortsOf(gateway))
  await approveBills(gateway)
  await settleSalaries(payPortsOf(gateway))
})
afterAll(() => gateway.stop())

const shown = async ({ token }: LineMember) => {
  const answer = await gateway.call(getDividends, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const pay = (
  { token }: LineMember,
  billId: string,
  input: { amount?: string; key?: string; paymentPassword?: string } = {},
) => {
  const { key = randomUUID(), paymentPassword = PAYMENT_PASSWORD, ...rest } = input
  return gateway.call(
    disburseBill,
    { billId, paymentPassword, ...rest },
    { token, headers: { 'Idempotency-Key': key } },
  )
}

test('an agent sees the dividend of this and the last half-month, and the rest after paying downlines', async () => {
  const { holdsContract: holds, current, previous, toPay } = await shown(middle)
  expect(holds).toBe(true)
  expect(previous).toMatchObject({
    betting: '5000.00',
    net_profit: '-2000.00',
    active_member_count: 1,
    rate: '20',
    income: '0.00',
    dividend_status: 'unpaid',
    contracts: [{ gross: '400.00', next: { volume: '4000.00', activeMembers: 2 } }],
  })
  expect(current).toMatchObject({ betting: '2000.00', net_profit: '-1500.00', income: '300.00', dividend_status: null })
  expect(toPay).toMatchObject([
    { beneficiary_name: poor.account, team_bet: '5000.00', contract_rate: '20', amount: '400.00', status: '0' },
  ])
  expect((await shown(top)).previous).toMatchObject({ dividend_status: 'paid', income: '0.00' })
  expect(await balanceOf(gateway, top.memberId)).toBe('1400.00')
})

test('a dividend is paid with the payment password, once per key, optionally in parts', async () => {
  const [owed] = (await shown(top)).toPay
  const id = owed?.bill_id ?? ''
  expect(await pay(top, id, { paymentPassword: '111222' })).toMatchObject({ code: 'payment.password.incorrect' })
  for (const amount of ['0', '-1', '400.01', '0.001']) {
    expect(await pay(top, id, { amount })).toMatchObject({ ok: false, code: 'amount.invalid' })
  }
  const key = randomUUID()
  const [first, second] = [await pay(top, id, { amount: '150.00', key }), await pay(top, id, { amount: '150.00', key })]
  expect(first).toMatchObject({
    ok: true,
    value: { paid: '150.00', left: '250.00', state: 'partly_paid', balance: '1250.00' },
  })
  expect(second).toEqual(first)
  expect(await pay(top, id, { amount: '10.00', key })).toMatchObject({ code: 'idempotency_key.conflict' })
  const both = await Promise.all([pay(top, id), pay(top, id)])
  expect(both.map((answer) => (answer.ok ? answer.value.state : answer.code)).toSorted()).toEqual([
    'bill.not.payable',
    'paid',
  ])
  expect([await balanceOf(gateway, top.memberId), await balanceOf(gateway, middle.memberId)]).toEqual([
    '1000.00',
    '400.00',
  ])
  expect((await shown(top)).toPay).toEqual([])
})

test('a payer with too little balance gets an error, and the waiting downline sees why', async () => {
  const low = await lineMember(gateway, '0.00', { type: 1, above: poor })
  expect((await shown(low)).holdsContract).toBe(false)
  const [owed] = (await shown(middle)).toPay
  const id = owed?.bill_id ?? ''
  expect(await pay(middle, id, { amount: '399.99' })).toMatchObject({ ok: true })
  expect(await pay(middle, id)).toMatchObject({ ok: true, value: { state: 'paid', balance: '0.00' } })
  const bills = await gateway.call(listBills, {}, { token: poor.token })
  expect(bills.ok && bills.value.bills).toMatchObject([{ state: 'paid', amount: '400.00', side: 'earner' }])
  expect(bills.ok && bills.value.bills[0]?.other).not.toContain(middle.account)
  const owedBills = await gateway.call(listBills, { side: 'payer' }, { token: middle.token })
  expect(owedBills.ok && owedBills.value.bills).toMatchObject([{ other: poor.account, side: 'payer' }])
  const remarkOf = async ({ token }: LineMember) => {
    const answer = await gateway.call(listAccountRecords, { agency: 'dividend' }, { token })
    return answer.ok ? answer.value.records[0]?.remark : answer.code
  }
  expect(await remarkOf(middle)).toBe(poor.account)
  expect(await remarkOf(poor)).toMatch(/\*\*\*/)
})

test('members cannot pay or read bills of other members, and trial members have no bills', async () => {
  const stranger = await lineMember(gateway, '500.00', { type: 2 })
  const { id } = await gateway.ports.db.selectFrom('agent_bill').select('id').limit(1).executeTakeFirstOrThrow()
  for (const billId of [String(id), '999999999']) {
    expect(await pay(stranger, billId)).toMatchObject({ ok: false, status: 403, code: 'function.not.available' })
  }
  expect((await shown(stranger)).toPay).toEqual([])
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  expect(await gateway.call(getDividends, {}, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await gateway.call(listBills, {}, { token })).toMatchObject({ code: 'function.not.available' })
  expect(await gateway.call(getDividends, {})).toMatchObject({ code: 'login.not.session' })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
