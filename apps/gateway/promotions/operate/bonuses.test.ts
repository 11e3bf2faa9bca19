import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { waitForState, begin, deposited, allowManyOpen, payAt, withPayments } from '../../cashier/test/payer.ts'
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

const create = (bonus: string, ...options: string[]) => outputOf('bonuses', 'create', 'aurora', bonus, ...options)
const update = (bonus: string, ...options: string[]) => outputOf('bonuses', 'update', 'aurora', bonus, ...options)
const offered = async () => {
  const answer = await gateway.call(getPaymentChannels, {}, member)
  return answer.ok ? answer.value : { promotions: [], channels: [] }
}
const ids = async () => (await offered()).promotions.map(({ promotionId }) => promotionId)

test('a new bonus is closed; it is opened, earned by a deposit, and closed again', async () => {
  const share = ['--percent', '20', '--cap', '150', '--minimum', '300', '--wagering', '3', '--channels', 'pouch, scan']
  expect(await create('harvest', ...share, '--title', 'Harvest: 20 % more')).toMatchObject({
    changed: true,
    before: null,
    after: {
      reward: '20 %',
      cap: '150.00 PHP',
      minimum: '300.00 PHP',
      wagering: '3 times',
      depositNumber: 'any',
      state: 'closed',
    },
  })
  expect(await ids()).not.toContain('harvest')
  expect(await outputOf('bonuses', 'open', 'aurora', 'harvest')).toMatchObject({ after: { state: 'open' } })
  expect(await outputOf('bonuses', 'open', 'aurora', 'harvest')).toMatchObject({ changed: false })
  const { promotions, channels } = await offered()
  expect(promotions).toContainEqual({
    promotionId: 'harvest',
    title: 'Harvest: 20 % more',
    kind: 'percent',
    percent: '20',
    amount: '0.00',
    cap: '150.00',
    minimum: '300.00',
    multiple: '3',
  })
  const taking = channels.filter(({ promotionIds }) => promotionIds.includes('harvest'))
  expect(taking.map(({ channelId }) => channelId).sort()).toEqual(['pouch', 'scan'])

  const deposit = await begin(gateway, member, { channelId: 'scan', amount: '1000', promotionId: 'harvest' })
  expect(await outputOf('bonuses', 'close', 'aurora', 'harvest')).toMatchObject({ after: { state: 'closed' } })
  const another = await gateway.call(
    createDeposit,
    { channelId: 'scan', amount: '1000', promotionId: 'harvest' },
    member,
  )
  expect(another).toMatchObject({ code: 'deposit.promotion.not.available' })
  await payAt(sandbox.url, deposit)
  await waitForState(gateway, deposit, 'SUCCESS')
  // The deposit gets the bonus by its terms when the deposit was made; 20 % would be 200.
  const { promotion } = await deposited(gateway, member, deposit.transactionId)
  expect(promotion).toMatchObject({ bonus: '150.00', multiple: '3' })
})

test('an update keeps omitted options; a bonus that changes from a percentage to an amount loses its cap', async () => {
  await create('gift', '--percent', '10', '--cap', '50', '--minimum', '100', '--wagering', '2', '--title', 'Gift')
  expect(await update('gift', '--deposit-number', '2', '--title', 'هدية', '--language', 'AR')).toMatchObject({
    after: { reward: '10 %', cap: '50.00 PHP', depositNumber: '2', titles: { EN: 'Gift', AR: 'هدية' } },
  })
  expect(await update('gift', '--fixed', '25.50', '--deposit-number', 'any')).toMatchObject({
    after: { reward: '25.50 PHP', cap: 'none', minimum: '100.00 PHP', depositNumber: 'any' },
  })
  expect(await update('gift', '--fixed', '25.5')).toMatchObject({ changed: false })
  expect(await outputOf('bonuses', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ bonus: 'gift', title: 'Gift', reward: '25.50 PHP', state: 'closed' }),
  )
  expect(await outputOf('changes', 'list', 'aurora', '--limit', '1')).toMatchObject([
    { command: 'bonuses update', subject: 'gift', before: { reward: '10 %' }, after: { reward: '25.50 PHP' } },
  ])
})

const whole = ['--percent', '10', '--wagering', '2', '--title', 'X']
const refused = (options: string[], message: string, code = 2) => [
  ['create', 'aurora', 'nonsense', ...options],
  code,
  message,
]

test.each([
  refused([], 'Add at least one option'),
  refused([...whole, '--fixed', '10'], '--percent or --fixed'),
  refused(['--wagering', '2', '--title', 'X'], 'Add the value of the bonus'),
  refused(['--percent', '10', '--wagering', '2'], 'Add a --title'),
  refused(['--percent', '10', '--title', 'X'], '--wagering 1 or more'),
  refused([...whole, '--wagering', '0.5'], '--wagering 1 or more'),
  refused([...whole, '--wagering', '1e1'], 'Invalid multiple'),
  refused([...whole, '--percent', '0'], 'Invalid percentage'),
  refused([...whole, '--percent', '-5'], 'Invalid percentage'),
  refused([...whole, '--percent', '1000.01'], 'Invalid percentage'),
  refused([...whole, '--cap', '0'], 'Invalid amount'),
  refused([...whole, '--minimum', '1e3'], 'Invalid amount'),
  refused([...whole, '--minimum', '1000', '--cap', '99'], 'exceeds --cap'),
  refused([...whole, '--deposit-number', '6'], 'Invalid --deposit-number'),
  refused([...whole, '--title', '  '], 'A --title has'),
  refused(['--percent', '10', '--wagering', '2', '--language', 'EN'], 'requires --title'),
  refused([...whole, '--language', 'XX'], 'There is no language XX', 1),
  refused([...whole, '--channels', 'pouhc'], 'Did you mean pouch?', 1),
  refused(['--fixed', '10', '--wagering', '2', '--title', 'X'], 'Add --minimum'),
  refused(
    ['--fixed', '10', '--minimum', '9', '--cap', '5', '--wagering', '2', '--title', 'X'],
    '--cap is only for percentages',
  ),
  [['create', 'aurora', 'Non sense', ...whole], 2, 'Invalid code'],
  [['open', 'aurora', 'welcom'], 1, 'Did you mean welcome?'],
] as [string[], number, string][])('bonuses %j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand('bonuses', ...argv)).toMatchObject({
    code,
    stdout: '',
    stderr: expect.stringContaining(message),
  })
  expect((await runCommand('bonuses', 'list', 'aurora')).stdout).not.toContain('nonsense')
})

test('leaves a consistent ledger', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
