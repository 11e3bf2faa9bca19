import { randomUUID } from 'node:crypto'

import { getLine, listLineTransfers, listReceivers, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'
import { listDownlineRecords } from '@ante/contract/agents/downline.ts'
import { listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { disableMember } from '../../identity/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { addRequirement } from '../../launch/test/turnover-fixtures.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode, verifyLedger } from '../../wallet/public.ts'
import { balancesOf, outcomeOf, send } from '../test/line-fixtures.ts'
import { putLineTerms } from './line-terms.ts'

let gateway: TestGateway
let root: LineMember
let agent: LineMember
beforeAll(async () => {
  gateway = await startGateway()
  root = await lineMember(gateway, '0.00', { type: 2, account: 'root-of-all' })
  agent = await lineMember(gateway, '1000.00', { type: 1, above: root })
})
afterAll(() => gateway.stop())

const below = (balance: string) => lineMember(gateway, balance, { above: agent })
const change = (before: string | undefined, after: string | undefined) => unitsOf(after ?? '') - unitsOf(before ?? '')

test('sending 120.50 of 500.00 to the upline leaves 379.50; the upline receives the amount, and both see the transfer', async () => {
  const member = await below('500.00')
  const [before] = await balancesOf(gateway, agent)
  const sent = await send(gateway, member, { amount: '120.50' })
  expect(sent).toMatchObject({
    ok: true,
    value: { way: 'sent', direction: 'up', amount: '120.50', balance: '379.50', other: { type: 1 } },
  })
  const [own, above] = await balancesOf(gateway, member, agent)
  expect([own, change(before, above)]).toEqual(['379.50', unitsOf('120.50')])

  const masked = `${agent.account.slice(0, 2)}***${agent.account.at(-1)}`
  expect((await listed(member)).transfers).toMatchObject([{ way: 'sent', other: { account: masked } }])
  expect((await listed(agent)).transfers[0]).toMatchObject({ way: 'received', other: { account: member.account } })
  const [out, into] = [await lastRecord(member), await lastRecord(agent)]
  expect([out.code, out.amount, out.group]).toEqual([6207, '-120.50', 'transfer'])
  expect([into.code, into.amount, into.reference]).toEqual([6104, '120.50', out.reference])
  // The downline sees the upline's account masked; the upline sees the downline's account in full.
  expect([out.remark, into.remark]).toEqual([masked, member.account])
})

test('an agent reading a direct downline’s records sees masked accounts of deeper members', async () => {
  const member = await lineMember(gateway, '100.00', { type: 1, above: agent })
  const deeper = await lineMember(gateway, '0.00', { above: member })
  expect(await outcomeOf(gateway, member, { to: deeper.account, amount: '10.00' })).toBe('sent')
  expect(await outcomeOf(gateway, agent, { to: member.account, amount: '10.00' })).toBe('sent')
  expect((await lastRecord(member)).remark).toContain('***')
  const read = await gateway.call(listDownlineRecords, { memberId: String(member.memberId) }, { token: agent.token })
  const remarks = read.ok ? read.value.records.slice(0, 2).map(({ remark }) => remark) : []
  expect(remarks).toEqual([agent.account, `${deeper.account.slice(0, 2)}***${deeper.account.at(-1)}`])
})

test('an agent can send to direct downlines only', async () => {
  const member = await below('0.00')
  const stranger = await lineMember(gateway, '0.00')
  const deeper = await lineMember(gateway, '0.00', { above: member })
  const [before] = await balancesOf(gateway, agent)
  expect(await outcomeOf(gateway, agent, { to: member.account.toUpperCase(), amount: '10.00' })).toBe('sent')
  expect(await outcomeOf(gateway, agent, { to: stranger, amount: '10.00' })).toBe('receiver.not.found')
  expect(await outcomeOf(gateway, agent, { to: deeper, amount: '10.00' })).toBe('receiver.not.found')
  expect(await outcomeOf(gateway, agent, { to: agent, amount: '10.00' })).toBe('receiver.not.found')
  expect(await outcomeOf(gateway, agent, { to: 'nobody\0', amount: '10.00' })).toBe('request.invalid')
  expect(await outcomeOf(gateway, member, { to: deeper, amount: '1.00' })).toBe('function.not.available')
  const [after, own] = await balancesOf(gateway, agent, member)
  expect([change(after, before), own]).toEqual([unitsOf('10.00'), '10.00'])
  expect((await listed(member)).transfers).toMatchObject([{ way: 'received', direction: 'down', amount: '10.00' }])
})

test.each([
  ['600.00', 'account.balance.not.enough'],
  ['0.99', 'amount.invalid'],
  ['0', 'amount.invalid'],
  ['-5.00', 'amount.invalid'],
  ['10.001', 'amount.invalid'],
  ['1e2', 'request.invalid'],
  ['1,000.00', 'request.invalid'],
  ['100,00', 'request.invalid'],
  ['٥٠', 'request.invalid'],
  ['999999999999999', 'over.limit'],
  ['9999999999999999', 'request.invalid'],
])('of 500.00, sending %s is refused as %s and nothing changes', async (amount, code) => {
  const member = await cached('of 500.00', () => below('500.00'))
  expect(await outcomeOf(gateway, member, { amount })).toBe(code)
  expect(await balancesOf(gateway, member)).toEqual(['500.00'])
})

test('a top agent has no upline to send to, a trial player can send to no member, and a tester to no real member', async () => {
  expect(await outcomeOf(gateway, root, { amount: '10.00' })).toBe('function.not.available')
  expect(await lineOf(root)).toMatchObject({ upline: null, downline: true })
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  const input = { amount: '10.00', paymentPassword: '271828' }
  expect(await gateway.call(transferToUpline, input, { token })).toMatchObject({ code: 'function.not.available' })
  const tester = await lineMember(gateway, '50.00', { type: 40, above: agent })
  expect(await outcomeOf(gateway, tester, { amount: '10.00' })).toBe('function.not.available')
  expect(await outcomeOf(gateway, agent, { to: tester, amount: '10.00' })).toBe('function.not.available')
  expect(await gateway.call(transferToUpline, input)).toMatchObject({ code: 'login.not.session' })
})

test('a wrong payment password moves nothing, and five wrong ones lock it', async () => {
  const member = await below('500.00')
  const codes: string[] = []
  for (let tries = 0; tries < 6; tries++) {
    codes.push(await outcomeOf(gateway, member, { amount: '10.00', paymentPassword: '111222' }))
  }
  expect(codes).toEqual([
    ...Array.from({ length: 4 }, () => 'payment.password.incorrect'),
    'payment.password.locked',
    'payment.password.locked',
  ])
  expect(await balancesOf(gateway, member)).toEqual(['500.00'])
})

test('the same key sends once, and is refused for another amount', async () => {
  const member = await below('500.00')
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => send(gateway, member, { amount: '100.00', key })))
  expect(new Set(answers.map((answer) => answer.ok && answer.value.transferId)).size).toBe(1)
  expect(await outcomeOf(gateway, member, { amount: '100.00', key })).toBe('sent')
  expect(await outcomeOf(gateway, member, { amount: '99.00', key })).toBe('idempotency_key.conflict')
  expect(await balancesOf(gateway, member)).toEqual(['400.00'])
})

test('two simultaneous transfers of the whole balance send it once', async () => {
  const member = await below('300.00')
  const outcomes = await Promise.all([1, 2].map(() => outcomeOf(gateway, member, { amount: '300.00' })))
  expect(outcomes.toSorted()).toEqual(['account.balance.not.enough', 'sent'])
  expect(await balancesOf(gateway, member)).toEqual(['0.00'])
})

test('simultaneous mutual transfers and bets lose and duplicate nothing', async () => {
  const member = await below('200.00')
  const [before] = await balancesOf(gateway, agent)
  const { db, clock } = gateway.ports
  const [own, house] = [
    await mainAccountOf(db, member.memberId),
    await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' }),
  ]
  const bet = () => {
    const moved = { key: randomUUID(), code: transactionCode.gameBet, reference: 'ANS:r1', at: clock.now() }
    return postTransfer(db, { ...moved, debit: own, credit: house, amount: unitsOf('5.00') })
  }
  const outcomes = await Promise.all(
    Array.from({ length: 3 }, () => [
      outcomeOf(gateway, member, { amount: '20.00' }),
      outcomeOf(gateway, agent, { to: member, amount: '10.00' }),
      bet(),
    ]).flat(),
  )
  expect(new Set(outcomes)).toEqual(new Set(['sent', 'posted']))
  const [after, left] = await balancesOf(gateway, agent, member)
  expect([change(before, after), left]).toEqual([unitsOf('30.00'), '155.00'])
})

test('the daily limit counts both directions, and with an open bonus nothing can be sent', async () => {
  const member = await below('500.00')
  await putLineTerms(gateway.ports.db, 'aurora', {
    minimum: unitsOf('5.00'),
    dailyMaximum: unitsOf('250.00'),
    receivedHundredths: 200,
  })
  expect(await outcomeOf(gateway, member, { amount: '4.99' })).toBe('amount.invalid')
  expect(await outcomeOf(gateway, member, { amount: '200.00' })).toBe('sent')
  expect(await send(gateway, member, { amount: '50.01' })).toMatchObject({
    code: 'over.limit',
    details: { maximum: '250.00', left: '50.00' },
  })
  expect(await lineOf(member)).toMatchObject({ leftToday: '50.00', bonusLeft: '0.00', receivedMultiple: '2.00' })

  await addRequirement(gateway, member, { amount: '40.00', cause: 'bonus', multipleHundredths: 300 })
  expect(await send(gateway, member, { amount: '10.00' })).toMatchObject({
    code: 'turnover.not.enough',
    details: { left: '120.00' },
  })
  expect(await lineOf(member)).toMatchObject({ bonusLeft: '120.00' })

  const rich = await lineMember(gateway, '100.00', { type: 1, above: root })
  const child = await lineMember(gateway, '0.00', { above: rich })
  expect(await outcomeOf(gateway, rich, { to: child, amount: '30.00' })).toBe('sent')
  const turnover = await gateway.call(getTurnoverInfo, {}, { token: child.token })
  expect(turnover.ok && turnover.value.requirements).toMatchObject([{ cause: 'transfer', required: '60.00' }])
  expect(await outcomeOf(gateway, child, { amount: '30.00' })).toBe('sent')
  expect(await balancesOf(gateway, rich, child)).toEqual(['100.00', '0.00'])
})

test('sent and received transfers are listed separately, by day', async () => {
  const member = await below('0.00')
  expect(await outcomeOf(gateway, agent, { to: member, amount: '20.00' })).toBe('sent')
  expect(await outcomeOf(gateway, member, { amount: '5.00' })).toBe('sent')
  const amounts = async (input: object) => (await listed(member, input)).transfers.map(({ amount }) => amount)
  expect(await amounts({})).toEqual(['5.00', '20.00'])
  expect(await amounts({ way: 'sent' })).toEqual(['5.00'])
  expect(await amounts({ way: 'received' })).toEqual(['20.00'])
  expect(await amounts({ from: '2020-01-01', to: '2020-01-02' })).toEqual([])
  const [latest] = (await listed(member)).transfers
  expect(await amounts({ after: latest?.transferId })).toEqual(['20.00'])
})

test('a locked account receives nothing, and is not offered as receiver', async () => {
  const gone = await below('50.00')
  await disableMember(gateway.ports.db, gone.memberId)
  expect(await outcomeOf(gateway, agent, { to: gone, amount: '10.00' })).toBe('line.unavailable')
  expect(await receivers(gone.account)).toMatchObject({ receivers: [], total: 0, pages: 0 })
})

test('an agent searches downlines by account prefix, twenty per page', async () => {
  const [first, ...others] = Array.from({ length: 22 }, (_, index) => `finch${String(index).padStart(3, '0')}`)
  for (const account of [first!, ...others]) {
    await makeTestMember(gateway, '0.00', { account, uplineId: agent.memberId })
  }
  const page = await receivers('FINCH')
  expect([page.receivers.length, page.pages, page.total, page.receivers[0]?.account]).toEqual([20, 2, 22, first])
  expect((await receivers('finch', 2)).receivers.map(({ account }) => account)).toEqual(['finch020', 'finch021'])
  expect((await receivers('%')).total).toBe(0)
  const player = await below('0.00')
  expect(await gateway.call(listReceivers, {}, { token: player.token })).toMatchObject({
    code: 'function.not.available',
  })
})

test('the database refuses transfers outside the line and changes of transfers', async () => {
  const { db, clock } = gateway.ports
  const stranger = await lineMember(gateway, '10.00')
  const row = {
    merchant_code: 'aurora',
    currency: 'PHP',
    payer_id: stranger.memberId,
    payee_id: agent.memberId,
    direction: 'up' as const,
    amount: 1_0000n,
    day: '2026-01-01',
    request_key: randomUUID(),
    made_at: clock.now(),
    payer_balance: 0n,
    payee_balance: 0n,
  }
  await expect(db.insertInto('line_transfer').values(row).execute()).rejects.toThrow(/is not a direct downline/)
  await expect(db.updateTable('line_transfer').set({ amount: 1_0000n }).execute()).rejects.toThrow(/immutable/)
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

const stored = new Map<string, Promise<LineMember>>()
function cached(name: string, make: () => Promise<LineMember>): Promise<LineMember> {
  const transfer = stored.get(name) ?? make()
  stored.set(name, transfer)
  return transfer
}

async function listed({ token }: LineMember, input = {}) {
  const answer = await gateway.call(listLineTransfers, input, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function lineOf({ token }: LineMember) {
  const answer = await gateway.call(getLine, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function receivers(search: string, page = 1) {
  const answer = await gateway.call(listReceivers, { search, page }, { token: agent.token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function lastRecord({ token }: LineMember) {
  const answer = await gateway.call(listAccountRecords, {}, { token })
  const [last] = answer.ok ? answer.value.records : []
  if (!last) throw new Error('no record')
  return last
}
