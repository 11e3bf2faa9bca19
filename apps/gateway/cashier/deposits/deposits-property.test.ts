import { cancelDeposit, createDeposit, confirmDepositPaid } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { balanceOfAccount, mainAccountOf, verifyLedger } from '../../wallet/public.ts'
import { waitForState, allowManyOpen, payAt, withPayments } from '../test/payer.ts'
import { mayBecome } from '../../kit/state-machine/state-machine.ts'
import { depositStates } from './deposit-states.ts'
import { isOverpaid } from './rules.ts'

let gateway: TestGateway
let second: TestGateway
let sandbox: TestSandbox
let member: SignedInMember
beforeAll(async () => {
  gateway = await startGateway()
  second = await startGatewayOn(gateway.databaseUrl)
  sandbox = await withPayments(gateway)
  await allowManyOpen(gateway)
  member = await signedIn(gateway)
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
  await sandbox.stop()
})

const orders = (body: object) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Actions of a payer; `pays` is the amount that is actually paid. */
const Act = fc.record({
  amount: fc.integer({ min: 100, max: 900 }),
  channelId: fc.constantFrom('pouch', 'scan', 'bank' as const),
  pays: fc.option(fc.integer({ min: 1, max: 2_000 }), { freq: 5 }),
  cancels: fc.boolean(),
  saysPaid: fc.boolean(),
})
type Act = typeof Act extends fc.Arbitrary<infer Value> ? Value : never

/** Performs the actions. Returns the deposit and the amount that must be credited; null if no deposit was created. */
async function act({
  amount,
  channelId,
  pays,
  cancels,
  saysPaid,
}: Act): Promise<{ deposit: Deposit; paid: string | null } | null> {
  const expected = channelId === 'bank' ? amount + 400 : amount
  const created = await gateway.call(createDeposit, { channelId, amount: String(expected) }, member)
  // A fault made the provider refuse: no payable deposit was created.
  if (!created.ok) return null
  const { transactionId, toPay } = created.value
  // A transfer is identified by its exact amount.
  const sent = channelId === 'bank' ? toPay?.amount : String(pays)
  const willPay = pays !== null && toPay !== null && sent !== undefined
  await Promise.all([
    willPay && payAt(sandbox.url, created.value, sent),
    cancels && second.call(cancelDeposit, { transactionId }, member),
    saysPaid && gateway.call(confirmDepositPaid, { transactionId }, member),
  ])
  return { deposit: created.value, paid: willPay ? sent : null }
}

const isHeld = async ({ transactionId }: Deposit) =>
  expect
    .poll(() =>
      gateway.ports.db
        .selectFrom('deposit')
        .select(['state', 'problem'])
        .where('transaction_id', '=', transactionId)
        .executeTakeFirst(),
    )
    .toEqual({ state: 'PROCESSING', problem: 'overpaid' })

test('with any faults between gateway and provider, each payment is credited once, or held if far too large, and nothing else is credited', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(Act, { minLength: 4, maxLength: 6 }),
      async (seed, acts) => {
        const faults = [
          'drop-request',
          'drop-answer',
          'send-late',
          'send-twice',
          'wrong-signature',
          'unknown-round',
          'delay-answer',
        ]
        await orders({ seed, rate: 0.4, faults })
        const before = await balance()
        const done = (await Promise.all(acts.map(act))).flatMap((item) => (item === null ? [] : [item]))
        await orders({ faults: [] })
        // Polls deposits without notification now, instead of in some minutes.
        await gateway.ports.db
          .updateTable('deposit')
          .set({ due_at: new Date(0) })
          .where('state', '<>', 'SUCCESS')
          .execute()
        let expected = before
        for (const { deposit, paid } of done) {
          if (paid === null) continue
          if (isOverpaid(unitsOf(paid), unitsOf(deposit.toPay?.amount ?? '0'))) {
            await isHeld(deposit)
            continue
          }
          await waitForState(gateway, deposit, 'SUCCESS')
          expected += deposit.depositMode === 'MT' ? withFee(unitsOf(paid)) : unitsOf(paid)
        }
        expect(await balance()).toBe(expected)
        await onlyLegalSteps()
      },
    ),
    { numRuns: 4, endOnFailure: true },
  )
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

const balance = async () => balanceOfAccount(gateway.ports.db, await mainAccountOf(gateway.ports.db, member.memberId))

/** The demo bank reimburses 1 %, in whole cents. */
const withFee = (units: bigint) => units + (units / 100n / 100n) * 100n

async function onlyLegalSteps(): Promise<void> {
  const steps = await gateway.ports.db
    .selectFrom('deposit_step')
    .select(['from_state', 'to_state'])
    .where('refused', '=', false)
    .execute()
  expect(steps.filter(({ from_state: from, to_state: to }) => !mayBecome(depositStates, from, to))).toEqual([])
}
