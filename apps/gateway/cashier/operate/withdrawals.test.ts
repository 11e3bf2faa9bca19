import { listBankCards } from '@ante/contract/cashier/bank-cards.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { requestWithdrawalOf, newWithdrawer, waitForWithdrawal, withdrawer } from '../test/withdrawer.ts'
import { requirePaymentPassword } from '../../identity/public.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

async function waiting(amount: string) {
  const member = await withdrawer(gateway, '900.00')
  const answer = await requestWithdrawalOf(gateway, member, amount)
  if (!answer.ok) throw new Error(answer.code)
  const { transactionId } = answer.value
  await waitForWithdrawal(gateway, member, transactionId, 'REVIEW')
  return { member, transactionId }
}

test('a pending withdrawal is listed, rejected with a reason for its member, and cannot be approved after that', async () => {
  const { member, transactionId } = await waiting('300.00')
  expect(await outputOf('withdrawals', 'list', 'lotus')).toContainEqual(
    expect.objectContaining({ number: transactionId, member: member.account, amount: '300.00 THB', state: 'REVIEW' }),
  )
  expect(await runCommand('withdrawals', 'reject', transactionId)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--reason'),
  })
  const rejected = await outputOf('withdrawals', 'reject', transactionId, '--reason', 'Send us your card.')
  expect(rejected).toMatchObject({ changed: true, before: 'REVIEW', after: 'REJECTED' })
  expect((await waitForWithdrawal(gateway, member, transactionId, 'REJECTED')).steps.at(-1)?.reason).toBe(
    'Send us your card.',
  )
  expect(await outputOf('withdrawals', 'reject', transactionId, '--reason', 'Again.')).toMatchObject({ changed: false })
  expect(await runCommand('withdrawals', 'approve', transactionId)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ILLEGAL_STATE'),
  })
  expect(await outputOf('withdrawals', 'show', transactionId)).toContainEqual(
    expect.objectContaining({ from: 'REJECTED', to: 'APPROVED', result: 'refused' }),
  )
})

test('without a provider the merchant’s staff pay and confirm', async () => {
  await outputOf('withdrawals', 'update-settings', 'lotus', '--provider', 'none')
  const { member, transactionId } = await waiting('300.00')
  await outputOf('withdrawals', 'approve', transactionId.toLowerCase())
  await waitForWithdrawal(gateway, member, transactionId, 'PAYING')
  expect(await runCommand('withdrawals', 'mark-paid', transactionId)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--note'),
  })
  await outputOf('withdrawals', 'mark-paid', transactionId, '--note', 'Bank receipt 4711')
  await waitForWithdrawal(gateway, member, transactionId, 'SUCCESS')
  const other = await requestWithdrawalOf(gateway, member, '300.00')
  if (!other.ok) throw new Error(other.code)
  await waitForWithdrawal(gateway, member, other.value.transactionId, 'REVIEW')
  await outputOf('withdrawals', 'approve', other.value.transactionId)
  await waitForWithdrawal(gateway, member, other.value.transactionId, 'PAYING')
  await outputOf(
    'withdrawals',
    'mark-failed',
    other.value.transactionId,
    '--note',
    'Account closed',
    '--reason',
    'Your bank sent it back.',
  )
  await waitForWithdrawal(gateway, member, other.value.transactionId, 'FAILED')
  const { available } = await settingsOf(member)
  expect(available).toBe('600.00')
})

async function settingsOf(member: { token: string; host: string }) {
  const answer = await gateway.call(getWithdrawSettings, {}, member)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('changed settings apply from the next poll', async () => {
  const member = await newWithdrawer(gateway, '0.00', 'aurora')
  const chosen = [
    '--max-per-day',
    '5',
    '--maximum',
    '20000',
    '--fee-percent',
    '2.5',
    '--fee-fixed',
    '1',
    '--free-per-day',
    '0',
  ]
  const changed = await outputOf(
    'withdrawals',
    'update-settings',
    'aurora',
    ...chosen,
    '--card-cooling-off',
    '0',
    '--cancellation',
    'off',
  )
  expect(changed).toMatchObject({ changed: true, after: { maxPerDay: '5', feePercent: '2.50', cancellation: 'off' } })
  expect(await settingsOf(member)).toMatchObject({
    transactionTimes: 5,
    maximum: '20000.00',
    fee: { percent: '2.50', fixed: '1.00', freeTimesLeft: 0 },
    coolingHours: { bankCard: 0 },
    mayCancel: false,
  })
  expect(await outputOf('withdrawals', 'list-settings', 'aurora')).toMatchObject([{ maxPerDay: '5', provider: 'PIER' }])
})

test('banks are added, renamed and closed', async () => {
  const member = await newWithdrawer(gateway, '0.00', 'aurora')
  const banksSeen = async () => {
    const answer = await gateway.call(listBankCards, {}, member)
    return answer.ok ? answer.value.banks.map(({ bankName }) => bankName) : []
  }
  await outputOf('banks', 'create', 'aurora', 'oak', 'bank', '8-12', 'Oak', 'Street', 'Bank')
  expect(await banksSeen()).toContain('Oak Street Bank')
  await outputOf('banks', 'close', 'aurora', 'OAK')
  expect(await banksSeen()).not.toContain('Oak Street Bank')
  await outputOf('banks', 'open', 'aurora', 'OAK')
  expect(await banksSeen()).toContain('Oak Street Bank')
  expect(await outputOf('banks', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ code: 'OAK', digits: '8-12' }),
  )
})

test('a real name is corrected, and a locked payment password unlocked', async () => {
  const member = await withdrawer(gateway, '0.00')
  expect(await outputOf('payees', 'update-name', 'lotus', member.account, 'Ana', 'Reyes-Cruz')).toMatchObject({
    before: 'Ana Reyes',
    after: 'Ana Reyes-Cruz',
  })
  const attempt = (pin: string) => requirePaymentPassword(gateway.ports, member.memberId, pin)
  for (let tries = 0; tries < 5; tries++) await attempt('000001').catch(() => undefined)
  await expect(attempt('274951')).rejects.toMatchObject({ code: 'payment.password.locked' })
  expect(await outputOf('payees', 'unlock-password', 'lotus', member.account)).toMatchObject({
    changed: true,
    after: null,
  })
  await expect(attempt('274951')).resolves.toBeDefined()
})

test.each([
  [['withdrawals', 'show', 'WNOBODY'], 1, 'There is no withdrawal'],
  [['withdrawals', 'update-settings', 'aurora'], 2, '--max-per-day'],
  [['withdrawals', 'update-settings', 'aurora', '--minimum', '-5'], 2, 'Invalid amount'],
  [['withdrawals', 'update-settings', 'aurora', '--minimum', '60000'], 1, 'not above the maximum'],
  [['withdrawals', 'update-settings', 'aurora', '--provider', 'NOBODY'], 1, 'no provider'],
  [['withdrawals', 'list', '--state', 'LOST'], 2, 'Invalid state'],
  [['banks', 'create', 'aurora', 'OAK', 'pawnshop', '8', 'Oak'], 2, 'Invalid kind: pawnshop'],
  [['banks', 'create', 'aurora', 'OAK', 'bank', '12-8', 'Oak'], 2, 'Invalid length'],
  [['banks', 'close', 'aurora', 'ELM'], 1, 'has no bank'],
  [['payees', 'update-name', 'aurora', 'nobody0', 'Ana', 'Reyes'], 1, 'has no member'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
