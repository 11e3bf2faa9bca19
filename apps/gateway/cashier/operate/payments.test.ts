import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createDeposit, getDeposit, confirmDepositPaid, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'
import { header } from '@ante/contract/kit/headers.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { waitForState, begin, allowManyOpen, creditOf, notify, auroraKey, payAt, withPayments } from '../test/payer.ts'
import { requestWithdrawalOf, changeSettings, waitForWithdrawal, withdrawer } from '../test/withdrawer.ts'
import type { WithdrawerWithCard } from '../test/withdrawer.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let member: SignedInMember
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway)
  await allowManyOpen(gateway)
  member = await signedIn(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const depositReportedPaid = async () => {
  const deposit = await begin(gateway, member, { channelId: 'bank', amount: '500' })
  await gateway.call(confirmDepositPaid, { transactionId: deposit.transactionId, reference: 'Slip 4711' }, member)
  return deposit
}

test('deposits reported as paid are listed, and approved with the amount that arrived', async () => {
  const { transactionId } = await depositReportedPaid()
  expect(await outputOf('deposits', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ number: transactionId, payerReference: 'Slip 4711', receipt: false }),
  )
  const terms = ['--amount', '450', '--reason', 'On the statement']
  const approved = await outputOf('deposits', 'approve', transactionId, ...terms)
  expect(approved).toMatchObject({ after: 'SUCCESS 454.50' })
  expect(await creditOf(gateway, { transactionId })).toBe('454.50')
  const again = await runCommand('deposits', 'approve', transactionId, '--reason', 'Again')
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('ILLEGAL_STATE') })
  // The provider reports the payment later: it is not credited again.
  const notification = {
    reference: transactionId,
    paymentId: 'late-1',
    state: 'paid',
    amount: '450',
    currency: 'PHP',
  } as const
  expect(await notify(gateway, auroraKey(gateway), { noticeId: 'notice-late-1', ...notification })).toBe('ok')
  expect(await creditOf(gateway, { transactionId })).toBe('454.50')
  expect((await runCommand('deposits', 'show', transactionId)).stdout).toContain('refused')
})

test('a payment that did not arrive is rejected with a sentence for the member; if it arrives later it is credited', async () => {
  const deposit = await depositReportedPaid()
  const { transactionId } = deposit
  expect(await runCommand('deposits', 'reject', transactionId)).toMatchObject({ code: 2 })
  await outputOf('deposits', 'reject', transactionId, '--reason', 'Nothing has arrived.')
  const shown = await gateway.call(getDeposit, { transactionId }, member)
  expect(shown.ok && shown.value.steps.at(-1)).toMatchObject({ state: 'REJECTED', reason: 'Nothing has arrived.' })
  expect(await runCommand('deposits', 'reject', transactionId, '--reason', 'Again')).toMatchObject({ code: 1 })
  await payAt(sandbox.url, deposit)
  await waitForState(gateway, deposit, 'SUCCESS')
})

test('a receipt is written to a new file', async () => {
  const { transactionId } = await depositReportedPaid()
  const file = join(mkdtempSync(join(tmpdir(), 'receipt-')), 'receipt.jpg')
  expect((await runCommand('deposits', 'save-receipt', transactionId, file)).stderr).toContain('There is no receipt')
  const body = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await gateway.fetch(sendDepositReceipt.path.replace(':transId', transactionId), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', [header.authorization]: member.token },
    body,
  })
  expect((await runCommand('deposits', 'save-receipt', transactionId, file)).stdout).toMatch(
    /receipt\.jpg\nwidth +30\nheight +20\n/,
  )
  expect((await sharp(await readFile(file)).metadata()).width).toBe(30)
  expect((await runCommand('deposits', 'save-receipt', transactionId, file)).code).toBe(1)
})

test('a channel is closed, opened and changed, and depositors see its state', async () => {
  const wants = (amount: string) => gateway.call(createDeposit, { channelId: 'pouch', amount }, member)
  expect(await outputOf('channels', 'close', 'aurora', 'pouch')).toMatchObject({
    changed: true,
    after: { state: 'closed' },
  })
  expect(await outputOf('channels', 'close', 'aurora', 'pouch')).toMatchObject({ changed: false })
  expect(await wants('100')).toMatchObject({ code: 'deposit.channel.not.found' })
  await outputOf('channels', 'open', 'aurora', 'pouch')
  const set = await outputOf(
    'channels',
    'update',
    'aurora',
    'pouch',
    '--minimum',
    '150',
    '--fixed',
    '150, 300',
    '--fee',
    '2',
    '--fee-refund',
    '0.5',
  )
  expect(set).toMatchObject({
    after: { minimum: '150.00 PHP', fixed: '150.00 300.00', fee: '2 %', feeRefund: '0.5 %' },
  })
  expect(await wants('200')).toMatchObject({
    code: 'deposit.amount.not.fixed',
    details: { fixedAmounts: ['150.00', '300.00'] },
  })
  await outputOf('channels', 'update', 'aurora', 'pouch', '--fixed', 'any')
  expect(await wants('149')).toMatchObject({ code: 'deposit.amount.below', details: { minimum: '150.00' } })
  await outputOf('deposits', 'update-settings', 'aurora', '--enabled', 'off')
  expect(await wants('200')).toMatchObject({ code: 'deposit.not.allowed' })
  const settings = ['--enabled', 'on', '--wagering', '1.5']
  expect(await outputOf('deposits', 'update-settings', 'aurora', ...settings)).toMatchObject({
    after: { enabled: 'on', wagering: '1.5 times' },
  })
})

test('reconciliation of matching books reports no differences', async () => {
  expect((await runCommand('payments', 'reconcile', 'lotus')).stdout).toContain('agree')
})

const addDifference = (reference: string, difference: string) =>
  fetch(`${sandbox.url}/sandbox/payments/differences`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference, difference }),
  })

test('reconciliation finds every planted difference of payouts, and nothing else', async () => {
  await changeSettings(gateway, { approvedUpTo: unitsOf('50000.00'), feeFixed: unitsOf('5.00'), timesADay: 10 })
  const paidTo = async (withdrawing: WithdrawerWithCard) => {
    const answer = await requestWithdrawalOf(gateway, withdrawing, '300.00')
    if (!answer.ok) throw new Error(answer.code)
    await waitForWithdrawal(gateway, withdrawing, answer.value.transactionId, 'SUCCESS')
    return answer.value.transactionId
  }
  // Two members, because the number of withdrawals per member is limited.
  const [first, second] = [await withdrawer(gateway, '1000.00'), await withdrawer(gateway, '1000.00')]
  const paid = await Promise.all([first, first, first, second, second, second].map(paidTo))
  expect((await runCommand('payments', 'reconcile', 'lotus')).stdout).toContain('PIER: 6 withdrawals, 6 lines')

  const [gone = '', more = '', reversed = '', twice = '', unrequested = ''] = paid
  expect(await (await addDifference(gone, 'missing')).json()).toEqual({ planted: 1 })
  await addDifference(more, 'other-amount')
  await addDifference(reversed, 'reversed')
  await addDifference(twice, 'double')
  await addDifference(unrequested, 'unrequested')
  const found = (await outputOf('payments', 'reconcile', 'lotus')) as unknown as Record<string, string>[]
  const received = found.map(({ direction, kind, number, ledger, statement }) => [
    direction,
    kind,
    number,
    ledger,
    statement,
  ])
  expect(received).toHaveLength(5)
  const [booked, reported] = ['SUCCESS 295 THB', 'paid 295 THB']
  expect(received).toEqual(
    expect.arrayContaining([
      ['withdrawal', 'missing in statement', gone, booked, ''],
      ['withdrawal', 'amount differs', more, booked, 'paid 296 THB'],
      ['withdrawal', 'state differs', reversed, booked, 'reversed 295 THB'],
      ['withdrawal', 'duplicate', twice, booked, reported],
      ['withdrawal', 'missing in ledger', expect.stringMatching(/^W/), '', reported],
    ]),
  )
})

test('a provider is connected and a channel added, closed until it is opened', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret.txt')
  await writeFile(file, 'a-secret-of-thirty-two-characters')
  const connect = [
    'payments',
    'connect',
    'lotus',
    'QUAY',
    '--url',
    'https://quay.example/',
    '--key',
    'lotus-1',
    '--secret',
    file,
  ]
  expect(await outputOf(...connect)).toMatchObject({
    changed: true,
    after: { url: 'https://quay.example', key: 'lotus-1' },
  })
  expect(await outputOf(...connect)).toMatchObject({ changed: false })
  const add = [
    'channels',
    'create',
    'lotus',
    'quay',
    'EWALLET',
    '--name',
    'Quay',
    '--minimum',
    '10',
    '--maximum',
    '20',
    '--provider',
  ]
  expect((await runCommand(...add, 'QUAI')).stderr).toContain('Did you mean QUAY?')
  expect(await outputOf(...add, 'QUAY')).toMatchObject({ after: { kind: 'EWALLET', minimum: '10.00 THB' } })
  expect((await runCommand(...add, 'QUAY')).stderr).toContain('already')
  expect(await outputOf('channels', 'list', 'lotus')).toContainEqual(
    expect.objectContaining({ channel: 'quay', state: 'closed', provider: 'QUAY' }),
  )
})

test.each([
  [['channels', 'close', 'aurora', 'pouhc'], 1, 'Did you mean pouch?'],
  [['channels', 'update', 'aurora', 'pouch'], 2, 'At least one option'],
  [['channels', 'update', 'aurora', 'pouch', '--minimum', '1e3'], 2, 'Invalid amount'],
  [['channels', 'update', 'aurora', 'pouch', '--rate', '2'], 2, 'CRYPTO channels only'],
  [['channels', 'update', 'aurora', 'pouch', '--minimum', '90000'], 2, 'is above the maximum'],
  [['channels', 'create', 'aurora', 'x', 'CASH', '--name', 'X'], 2, 'Invalid kind: CASH'],
  [
    ['channels', 'create', 'aurora', 'x', 'QR', '--name', 'X', '--minimum', '1', '--maximum', '2'],
    2,
    'without --provider',
  ],
  [['deposits', 'approve', 'DNOBODY', '--reason', 'x'], 1, 'no deposit DNOBODY'],
  [['deposits', 'list', '--state', 'PAID'], 2, 'Invalid state: PAID'],
  [
    ['payments', 'reconcile', 'aurora', '--from', '2026-03-02', '--until', '2026-03-01'],
    2,
    'must be later than --from',
  ],
])('%j exits with %i and a helpful sentence', async (argv, code, expectedMessage) => {
  expect(await runCommand(...argv)).toMatchObject({
    code,
    stdout: '',
    stderr: expect.stringContaining(expectedMessage),
  })
})

test('reconciliation finds every planted difference, and nothing else', async () => {
  await gateway.ports.db.updateTable('payment_channel').set({ min_amount: 10_000n }).execute()
  const paid = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const deposit = await begin(gateway, member, { channelId: 'scan', amount: '200' })
      await payAt(sandbox.url, deposit)
      await waitForState(gateway, deposit, 'SUCCESS')
      return deposit.transactionId
    }),
  )
  const before = await outputOf('payments', 'reconcile', 'aurora')
  // A deposit credited by an operator without a payment is on no statement: it is reported every time.
  expect(before).toMatchObject([{ direction: 'deposit', kind: 'missing in statement' }])
  const [gone = '', other = '', reversed = '', twice = ''] = paid
  await addDifference(gone, 'missing')
  await addDifference(other, 'other-amount')
  await addDifference(reversed, 'reversed')
  await addDifference(twice, 'double')
  const unknownPayment = { destination: 'x', amount: '77.77', message: 'No such thing' }
  const account = await begin(gateway, member, { channelId: 'bank', amount: '900' })
  if (account.toPay?.how === 'bank') unknownPayment.destination = account.toPay.accountNumber
  await fetch(`${sandbox.url}/bank`, { method: 'POST', body: new URLSearchParams(unknownPayment) })
  const found = (await outputOf('payments', 'reconcile', 'aurora')) as unknown as { kind: string; number: string }[]
  expect(found.map(({ kind, number }) => [kind, number])).toEqual(
    expect.arrayContaining([
      ['missing in statement', gone],
      ['amount differs', other],
      ['state differs', reversed],
      ['duplicate', twice],
      ['missing in ledger', 'No such thing'],
    ]),
  )
  expect(found).toHaveLength(6)
  await sandbox.setOutage('payments', true)
  expect((await runCommand('payments', 'reconcile', 'aurora')).stderr).toContain('Nothing was compared')
  await sandbox.setOutage('payments', false)
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
