import { getBalance } from '@ante/contract/wallet/balance.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { CORAL, openVendorStudio } from '../../launch/test/vendor-fixtures.ts'
import type { VendorStudio } from '../../launch/test/vendor-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { requestWithdrawalOf, changeSettings, withdrawer } from '../test/withdrawer.ts'
import type { WithdrawerWithCard } from '../test/withdrawer.ts'

/** Manual review of each withdrawal, so that requested amounts stay frozen. */
const REVIEW_SETTINGS = {
  open: true,
  cardCoolingHours: 0,
  approvedUpTo: 0n,
  feeFixed: 0n,
  feeHundredths: 0,
  timesADay: 50,
}

let gateway: TestGateway
let sandbox: TestSandbox
let house: VendorStudio
beforeAll(async () => {
  gateway = await startGateway()
  const opened = await openVendorStudio(gateway)
  sandbox = opened.sandbox
  house = opened.studio
  await changeSettings(gateway, REVIEW_SETTINGS, 'aurora')
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

async function walletOf(vendor: string): Promise<number> {
  const wallet = gateway.ports.db.selectFrom('vendor_wallet').select('wallet_type').where('vendor', '=', vendor)
  return (await wallet.executeTakeFirstOrThrow()).wallet_type
}

async function frozenOf(member: WithdrawerWithCard): Promise<string> {
  const answer = await gateway.call(getBalance, {}, member)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.balance.find(({ walletId }) => walletId === 2)?.frozen ?? '0.00'
}

test.each([
  ['the whole balance', '800.00', '800.00'],
  ['more than both can have', '500.00', '300.01'],
])('of a simultaneous withdrawal and vendor transfer for %s one succeeds', async (_, withdrawn, moved) => {
  const toTypeId = await walletOf(CORAL.vendor)
  for (const turn of [0, 1, 2, 3]) {
    const member = await withdrawer(gateway, '800.00', { merchantCode: 'aurora' })
    const withdrawal = () => requestWithdrawalOf(gateway, member, withdrawn)
    const transfer = () => gateway.call(walletTransfer, { fromTypeId: 2, toTypeId, amount: moved }, member)
    const [first, second] = turn % 2 === 0 ? [withdrawal, transfer] : [transfer, withdrawal]
    const answers = await Promise.all([first(), second()])
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect(refused).toEqual(['account.balance.not.enough'])

    const { main, vendorBalance } = await house.ledgerBalances(member.memberId, CORAL)
    const frozen = unitsOf(await frozenOf(member))
    expect(main + vendorBalance + frozen).toBe(unitsOf('800.00'))
    expect([vendorBalance, frozen]).toContain(0n)
  }
})

test('a withdrawal and a transfer that the balance covers together both succeed, and later requests are refused with the remaining balance', async () => {
  const toTypeId = await walletOf(CORAL.vendor)
  const member = await withdrawer(gateway, '800.00', { merchantCode: 'aurora' })
  const answers = await Promise.all([
    requestWithdrawalOf(gateway, member, '500.00'),
    gateway.call(walletTransfer, { fromTypeId: 2, toTypeId, amount: '200.00' }, member),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(await house.ledgerBalances(member.memberId, CORAL)).toEqual({
    main: unitsOf('100.00'),
    vendorBalance: unitsOf('200.00'),
  })
  expect(await requestWithdrawalOf(gateway, member, '100.01')).toMatchObject({ details: { balance: '100.00' } })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
