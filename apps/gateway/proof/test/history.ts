import { randomUUID } from 'node:crypto'

import { FROZEN_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import fc from 'fast-check'

import { persistently } from './operations/operation.ts'
import type { OperationContext } from './operations/operation.ts'
import { operations } from './operations/operations.ts'
import type { CrashPoint } from './world/crash-injector.ts'
import type { Member, Party } from './world/party.ts'
import type { GatewayInstance, World } from './world/world.ts'

/** One step of a history, which is printed in case of a failure. */
interface HistoryStep {
  name: string
  requested: unknown
  /** Crash point in the step, if any. */
  crash: CrashPoint | null
}

const MAX_STEPS = 400

const crash = fc.record({
  statement: fc.integer({ min: 1, max: 12 }),
  when: fc.constantFrom('before' as const, 'after' as const),
})

const historyStep: fc.Arbitrary<HistoryStep> = fc
  .oneof(
    ...operations.map(({ name, weight, requested }) => ({
      weight,
      arbitrary: fc.record({ name: fc.constant(name), requested }),
    })),
  )
  .chain((item) => fc.option(crash, { freq: 5, nil: null }).map((point) => ({ ...item, crash: point })))

/** Generator of the steps for one party, in order. */
export const history = fc.array(historyStep, { minLength: 1, maxLength: MAX_STEPS, size: 'max' })

const byName = new Map(operations.map((operation) => [operation.name, operation]))

/** Runs a history with two new members; returns them and their expected balances. */
export async function runHistory(
  world: World,
  instance: GatewayInstance,
  steps: readonly HistoryStep[],
): Promise<Party> {
  const party = await world.party(instance)
  for (const { name, requested, crash: point } of steps) {
    const context: OperationContext = {
      world,
      instance,
      party,
      key: randomUUID(),
      persist: persistently(instance, point),
    }
    await byName.get(name)?.act(context, requested)
  }
  return party
}

/** Returns the differences between a member's ledger accounts and expected balances. */
export async function disagreements(
  instance: GatewayInstance,
  { id, main, frozen, vendorBalances }: Member,
): Promise<string[]> {
  const accounts = await instance.db
    .selectFrom('account')
    .leftJoin('vendor_wallet', 'vendor_wallet.wallet_type', 'account.wallet_type')
    .select(['vendor_wallet.vendor', 'account.wallet_type', 'account.balance'])
    .where('member_id', '=', id)
    .execute()
  const ours: Record<number, bigint> = { [MAIN_WALLET]: main, [FROZEN_WALLET]: frozen }
  return accounts.flatMap(({ vendor, wallet_type: wallet, balance }) => {
    const expected = (vendor === null ? ours[wallet ?? 0] : vendorBalances.get(vendor)) ?? 0n
    const where = vendor ?? `wallet ${wallet}`
    return balance === expected ? [] : [`member ${id} holds ${balance} in ${where} and should hold ${expected}`]
  })
}
