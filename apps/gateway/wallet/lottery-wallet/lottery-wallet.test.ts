import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { listAccountRecords } from '@ante/contract/wallet/account-records.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { listWalletTransfers, walletsToMain, walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { verifyLedger } from '../verify-ledger.ts'

const [MAIN, LOTTERY] = [2, 4]

const gateway = sharedGateway()

type TransferInput = InputOf<typeof walletTransfer>

const move = ({ token }: SignedInMember, input: TransferInput, idempotencyKey: string = crypto.randomUUID()) =>
  gateway.call(walletTransfer, input, { token, headers: { 'Idempotency-Key': idempotencyKey } })

async function balancesOf({ token }: SignedInMember): Promise<Record<string, string>> {
  const answer = await gateway.call(getBalance, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  const { balance, sumBalance } = answer.value
  const wallets = balance.map(({ accountName, availBalance }) => [accountName, availBalance] as const)
  return { sum: sumBalance, ...Object.fromEntries(wallets.filter(([name]) => name === 'MAIN' || name === 'LOTTERY')) }
}

test('money moves into the lottery’s wallet and back immediately, and both records show it', async () => {
  const member = await signedIn(gateway, '500.00')
  expect(await balancesOf(member)).toEqual({ sum: '500.00', MAIN: '500.00', LOTTERY: '0.00' })
  expect(await move(member, { fromTypeId: MAIN, toTypeId: LOTTERY, amount: '200.55' })).toMatchObject({
    value: { walletId: 4, accountName: 'LOTTERY', direction: 'in', amount: '200.55', state: 'DONE' },
  })
  expect(await balancesOf(member)).toEqual({ sum: '500.00', MAIN: '299.45', LOTTERY: '200.55' })
  await move(member, { fromTypeId: LOTTERY, toTypeId: MAIN, amount: '0.55' })
  expect(await balancesOf(member)).toEqual({ sum: '500.00', MAIN: '300.00', LOTTERY: '200.00' })

  const { token } = member
  const lottery = await gateway.call(listAccountRecords, { typeId: LOTTERY }, { token })
  expect(lottery.ok && lottery.value.records.map(({ code, amount, balance }) => [code, amount, balance])).toEqual([
    [4201, '-0.55', '200.00'],
    [4101, '200.55', '200.55'],
  ])
  const main = await gateway.call(listAccountRecords, { group: 'transfer' }, { token })
  expect(main.ok && main.value.records).toMatchObject([
    { code: 4101, amount: '0.55', remark: 'LOTTERY' },
    { code: 4201, amount: '-200.55', remark: 'LOTTERY' },
  ])
  const last = await gateway.call(listWalletTransfers, {}, { token })
  expect(last.ok && last.value.transfers.map(({ direction, amount }) => [direction, amount])).toEqual([
    ['out', '0.55'],
    ['in', '200.55'],
  ])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

test('a repeated key moves nothing twice and refuses another amount', async () => {
  const member = await signedIn(gateway, '100.00')
  const input = { fromTypeId: MAIN, toTypeId: LOTTERY, amount: '30.00' }
  const key = crypto.randomUUID()
  const answers = await Promise.all([move(member, input, key), move(member, input, key), move(member, input, key)])
  expect(new Set(answers.map((answer) => answer.ok && answer.value.transferId)).size).toBe(1)
  expect(await balancesOf(member)).toEqual({ sum: '100.00', MAIN: '70.00', LOTTERY: '30.00' })
  expect(await move(member, { ...input, amount: '31.00' }, key)).toMatchObject({ code: 'idempotency_key.conflict' })
  expect(await balancesOf(member)).toMatchObject({ MAIN: '70.00' })
})

test('one tap transfers the whole balance back, and of two concurrent taps one finds nothing left', async () => {
  const member = await signedIn(gateway, '100.00')
  const { token } = member
  await move(member, { fromTypeId: MAIN, toTypeId: LOTTERY, amount: '40.01' })
  const answers = await Promise.all([1, 2].map(() => gateway.call(walletsToMain, {}, { token })))
  expect(answers.map((answer) => answer.ok && answer.value.moved).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    '0.00',
    '40.01',
  ])
  expect(await balancesOf(member)).toEqual({ sum: '100.00', MAIN: '100.00', LOTTERY: '0.00' })
})

test.each([
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '100.01' }, 'account.balance.not.enough'],
  [{ fromTypeId: LOTTERY, toTypeId: MAIN, amount: '0.01' }, 'account.balance.not.enough'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '0.00' }, 'ACCOUNT_TRANSFER_EXCEED_MIN'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '0.009' }, 'ACCOUNT_TRANSFER_EXCEED_MIN'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '1.005' }, 'ACCOUNT_TRANSFER_EXCEED_MIN'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '-5.00' }, 'ACCOUNT_TRANSFER_EXCEED_MIN'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '1000000.01' }, 'over.limit'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '1e2' }, 'request.invalid'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: '1.000,50' }, 'request.invalid'],
  [{ fromTypeId: MAIN, toTypeId: LOTTERY, amount: 'PHP 5' }, 'request.invalid'],
  [{ fromTypeId: MAIN, toTypeId: MAIN, amount: '5.00' }, 'wallet.not.found'],
  [{ fromTypeId: LOTTERY, toTypeId: LOTTERY, amount: '5.00' }, 'wallet.not.found'],
  [{ fromTypeId: LOTTERY, toTypeId: 101, amount: '5.00' }, 'wallet.not.found'],
  [{ fromTypeId: MAIN, toTypeId: 3, amount: '5.00' }, 'wallet.not.found'],
])('%o is refused with %s, and nothing moves', async (input, code) => {
  const member = await signedIn(gateway, '100.00')
  expect(await move(member, input)).toMatchObject({ ok: false, code })
  expect(await balancesOf(member)).toEqual({ sum: '100.00', MAIN: '100.00', LOTTERY: '0.00' })
})

test('a trial account has no lottery wallet', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const member = { token: trial.ok ? trial.value.token : '', memberId: 0n }
  expect(await balancesOf(member)).toEqual({ sum: '2000.00', MAIN: '2000.00' })
  expect(await move(member, { fromTypeId: MAIN, toTypeId: LOTTERY, amount: '5.00' })).toMatchObject({
    code: 'function.not.available',
  })
})
