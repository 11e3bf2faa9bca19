import { randomUUID } from 'node:crypto'

import { checkLines, LINES_AT_ONCE, transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'
import { getTurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import { expect, test } from 'vitest'

import { disableMember } from '../../identity/public.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { balancesOf, send } from '../test/line-fixtures.ts'

const gateway = sharedGateway()

type Lines = [to: LineMember | string, amount: string][]

const requested = (lines: Lines) =>
  lines.map(([to, amount]) => ({ to: typeof to === 'string' ? to : to.account, amount }))

function sendAll({ token }: LineMember, lines: Lines, { key = randomUUID(), paymentPassword = PAYMENT_PASSWORD } = {}) {
  const headers = { 'Idempotency-Key': key }
  return gateway.call(transferToDownlines, { lines: requested(lines), paymentPassword }, { token, headers })
}

async function line(balance: string) {
  const agent = await lineMember(gateway, balance, { type: 1 })
  const below = [
    await lineMember(gateway, '0.00', { above: agent }),
    await lineMember(gateway, '5.00', { above: agent }),
  ]
  const [first, second] = below
  if (!first || !second) throw new Error('two downlines expected')
  return { agent, first, second }
}

test('a list is sent completely: each receiver gets the amount with its wagering requirement, and the sender sees the remaining balance', async () => {
  const { agent, first, second } = await line('500.00')
  const lines: Lines = [
    [first.account.toUpperCase(), '120.50'],
    [second, '79.50'],
  ]
  expect(await gateway.call(checkLines, { lines: requested(lines) }, { token: agent.token })).toMatchObject({
    value: {
      receivers: [{ account: first.account }, { account: second.account }],
      problems: [],
      total: '200.00',
      balance: '500.00',
    },
  })
  expect(await sendAll(agent, lines)).toMatchObject({
    value: {
      transfers: [
        { way: 'sent', direction: 'down', amount: '120.50', balance: '379.50', other: { account: first.account } },
        { way: 'sent', amount: '79.50', balance: '300.00', other: { account: second.account } },
      ],
      total: '200.00',
      balance: '300.00',
    },
  })
  expect(await balancesOf(gateway, agent, first, second)).toEqual(['300.00', '120.50', '84.50'])
  expect(await gateway.call(getTurnoverInfo, {}, { token: first.token })).toMatchObject({
    value: { left: '120.50' },
  })
})

test('the same key sends a list once, with any number of simultaneous calls, and is refused for another list', async () => {
  const { agent, first, second } = await line('500.00')
  const key = randomUUID()
  const lines: Lines = [
    [first, '10.00'],
    [second, '20.00'],
  ]
  const answers = await Promise.all([1, 2, 3].map(() => sendAll(agent, lines, { key })))
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual(
    Array.from({ length: 3 }, () => answers[0]?.ok && answers[0].value),
  )
  const changed: Lines = [
    [first, '10.00'],
    [second, '20.01'],
  ]
  expect(await sendAll(agent, changed, { key })).toMatchObject({ code: 'idempotency_key.conflict' })
  expect(await sendAll(agent, lines.slice(0, 1), { key })).toMatchObject({ code: 'idempotency_key.conflict' })
  expect(await balancesOf(gateway, agent, first, second)).toEqual(['470.00', '10.00', '25.00'])
  // The key of the list is still free for a single transfer.
  expect(await send(gateway, agent, { to: first, amount: '1.00', key })).toMatchObject({ ok: true })
})

test('one invalid line blocks the whole list, and each invalid one is reported with its number', async () => {
  const { agent, first, second } = await line('500.00')
  const stranger = await lineMember(gateway, '0.00')
  const deeper = await lineMember(gateway, '0.00', { above: first })
  const locked = await lineMember(gateway, '0.00', { above: agent })
  await disableMember(gateway.ports.db, locked.memberId)
  const twin = await makeTestMember(gateway, '0.00', { type: 40, uplineId: agent.memberId, account: 'several-twin' })
  expect(twin).toBeTruthy()
  const lines: Lines = [
    [first, '10.00'],
    [stranger, '10.00'],
    [deeper, '10.00'],
    [first.account.toUpperCase(), '5.00'],
    [second, '0.99'],
    [locked, '10.00'],
    ['several-twin', '10.00'],
    ['nobody', '10.00'],
    [second, '-10.00'],
  ]
  const problems = [
    { line: 2, problem: 'receiver.not.found' },
    { line: 3, problem: 'receiver.not.found' },
    { line: 4, problem: 'receiver.repeated' },
    { line: 5, problem: 'amount.invalid' },
    { line: 6, problem: 'line.unavailable' },
    { line: 7, problem: 'function.not.available' },
    { line: 8, problem: 'receiver.not.found' },
    { line: 9, problem: 'receiver.repeated' },
  ]
  expect(await gateway.call(checkLines, { lines: requested(lines) }, { token: agent.token })).toMatchObject({
    value: { problems },
  })
  expect(await sendAll(agent, lines)).toMatchObject({ code: 'lines.refused', details: { problems, minimum: '1.00' } })
  expect(await balancesOf(gateway, agent, first, second)).toEqual(['500.00', '0.00', '5.00'])
})

test('balance, daily limit and payment password apply to the whole list, and nothing moves if one fails', async () => {
  const { agent, first, second } = await line('300000.00')
  const half: Lines = [
    [first, '100000.00'],
    [second, '100000.01'],
  ]
  expect(await sendAll(agent, half)).toMatchObject({ code: 'over.limit', details: { left: '200000.00' } })
  expect(await sendAll(agent, half, { paymentPassword: '111222' })).toMatchObject({
    code: 'payment.password.incorrect',
  })
  const poor = await line('15.00')
  const more: Lines = [
    [poor.first, '10.00'],
    [poor.second, '5.01'],
  ]
  expect(await sendAll(poor.agent, more)).toMatchObject({ code: 'account.balance.not.enough' })
  expect(await balancesOf(gateway, agent, first, poor.agent, poor.first)).toEqual([
    '300000.00',
    '0.00',
    '15.00',
    '0.00',
  ])
  const tooMany: Lines = Array.from({ length: LINES_AT_ONCE + 1 }, () => [first, '1.00'])
  expect(await sendAll(agent, tooMany)).toMatchObject({ code: 'request.invalid' })
  expect(await sendAll(agent, [])).toMatchObject({ code: 'request.invalid' })
  expect(await sendAll(first, [[agent, '1.00']])).toMatchObject({ code: 'function.not.available' })
})

test('simultaneous lists together stay within the daily limit', async () => {
  const { agent, first, second } = await line('900000.00')
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      sendAll(agent, [
        [first, '30000.00'],
        [second, '20000.00'],
      ]),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  const refused = { code: 'over.limit', details: { maximum: '200000.00', left: '0.00' } }
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([refused])
  expect(await balancesOf(gateway, agent, first, second)).toEqual(['700000.00', '120000.00', '80005.00'])
  // Single transfers count towards the same daily limit.
  expect(await send(gateway, agent, { to: first, amount: '1.00' })).toMatchObject({ code: 'over.limit' })
})

test('two simultaneous lists cannot exceed the balance', async () => {
  const { agent, first, second } = await line('100.00')
  const answers = await Promise.all(
    [1, 2, 3, 4].map((index) => {
      const lines: Lines = [
        [first, '20.00'],
        [second, '20.00'],
      ]
      return sendAll(agent, index % 2 === 0 ? lines : lines.toReversed())
    }),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await balancesOf(gateway, agent, first, second)).toEqual(['20.00', '40.00', '45.00'])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
