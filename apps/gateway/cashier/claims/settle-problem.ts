import { DepositId } from '@ante/contract/console/deposits.ts'
import { ReasonCode, SeenVersion } from '@ante/contract/console/review-parts.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import { isPayableIn, textOf, unitsOf } from '../../kit/money.ts'
import { recordStep } from '../../kit/state-machine/history.ts'
import { hasOpenProblem, requireDebitable } from '../deposits/deposit-problem.ts'
import { depositStates } from '../deposits/deposit-states.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { lockedDeposit } from '../deposits/deposits.ts'
import { publishDeposit } from '../deposits/publish-deposit.ts'
import { settleProblem } from '../deposits/report-problem.ts'
import { depositVersion } from './deposit-queue.ts'
import { matchLine, requireOpenLine, requireReasonText } from './evidence.ts'
import { depositNumbered } from './show-claim.ts'

const Settlement = z.object({
  deposit: DepositId,
  version: SeenVersion,
  /** Amount taken back from the member, in the merchant's currency; 0 if the credit stays. */
  debit: AmountText,
  /** Reason that the member reads about the debit. */
  code: z.nullable(ReasonCode),
  /** Bank line that shows that the payment arrived. */
  line: z.nullable(RowNumber),
})

type SettlementValues = z.output<typeof Settlement>

/** Returns the values of a settlement of the deposit, with the version that was read. */
export const settlementOf = (
  deposit: Deposit,
  { debit, code, line }: { debit: bigint; code: string | null; line: string | null },
): SettlementValues => ({
  deposit: deposit.transaction_id,
  version: depositVersion(deposit),
  debit: textOf(debit),
  code,
  line,
})

/** A debit of which the member is notified. */
export interface SettledDebit {
  memberId: bigint
  key: string
  amount: string
  currency: string
  at: Date
}

/**
 * Returns the action that settles the problem of a deposit, at the console and on the command line: without moving
 * money, or with a debit of the credited amount. `notify` sends a mail about a debit.
 */
export const depositSettlement = (notify: (tx: Db, debit: SettledDebit) => Promise<void>) =>
  guardedAction({
    name: 'cashier.deposit.settle',
    permission: 'cashier.deposit.update',
    approval: 'above limit',
    skippable: true,
    values: Settlement,
    amountOf: ({ debit }) => unitsOf(debit),
    readObject: async (tx, values, { merchantCode }) => {
      const deposit = await requireSettleable(tx, values, merchantCode)
      const { transaction_id: number, state, problem, credited, currency } = deposit
      return {
        object: `deposit:${number}`,
        version: depositVersion(deposit),
        before: { state, problem, credited: textOf(credited ?? 0n), currency },
      }
    },
    apply: async (tx, values, { merchantCode, now, actor }) => {
      const deposit = await requireSettleable(tx, values, merchantCode)
      const debitUnits = unitsOf(values.debit)
      const settled = await settleProblem(tx, deposit.id, { debitUnits, now })
      if (debitUnits > 0n) {
        await recordWords(tx, deposit, values.code, { now, actor })
        const { member_id: memberId, currency } = deposit
        const key = `deposit.settled:${deposit.transaction_id}`
        await notify(tx, { memberId, key, amount: values.debit, currency, at: now })
      }
      if (values.line !== null) await matchLine(tx, values.line, deposit)
      await publishDeposit(tx, { now: () => now }, settled)
      return { state: settled.state, problem: 'settled', debited: textOf(debitUnits), currency: settled.currency }
    },
  })

/** Locks and returns the deposit. Throws `ActionProblem` if it cannot be settled this way, or has changed. */
async function requireSettleable(tx: Db, values: SettlementValues, merchantCode: string | null): Promise<Deposit> {
  const { deposit: number, version, debit, code, line } = values
  const found = merchantCode === null ? undefined : await depositNumbered(tx, merchantCode, number)
  if (!found) throw new ActionProblem('deposit.not_found', { deposit: number })
  const deposit = await lockedDeposit(tx, found.id)
  if (!hasOpenProblem(deposit)) throw new ActionProblem('deposit.no_problem', { deposit: number })
  if (depositVersion(deposit) !== version) throw new ActionProblem('deposit.changed', { deposit: number })
  const units = unitsOf(debit)
  const { currency } = deposit
  if (!isPayableIn(currency, units)) throw new ActionProblem('amount.not_payable', { amount: debit, currency })
  requireDebitable(deposit, units)
  if (code !== null) await requireReasonText(tx, deposit, code, 'settle')
  if (line !== null) await requireOpenLine(tx, line, deposit)
  return deposit
}

/** Adds the reason of a debit to the history of the deposit, which the member sees. */
async function recordWords(
  tx: Db,
  deposit: Deposit,
  code: string | null,
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  if (code === null) return
  const { id, state } = deposit
  const reason = await requireReasonText(tx, deposit, code, 'settle')
  await recordStep(tx, depositStates, { id, from: state, to: state }, { now, actor, reason })
}
