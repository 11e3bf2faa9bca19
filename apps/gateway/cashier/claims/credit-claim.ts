import { DepositId } from '@ante/contract/console/deposits.ts'
import { ReasonCode, SeenVersion } from '@ante/contract/console/review-parts.ts'
import { AmountText } from '@ante/contract/kit/money.ts'
import { RowNumber } from '@ante/contract/kit/paging.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { decideDeposit } from '../deposits/decide-deposit.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { lockedDeposit } from '../deposits/deposits.ts'
import { creditedValueOf, isPayable, isPossibleAmount } from '../deposits/rules.ts'
import { depositVersion } from './deposit-queue.ts'
import { matchLine, requireOpenLine, requireReasonText } from './evidence.ts'
import { depositNumbered } from './show-claim.ts'

const Credit = z.object({
  deposit: DepositId,
  version: SeenVersion,
  /** Amount that arrived, in the channel's currency; `worth` is its value in the merchant's currency. */
  paid: AmountText,
  worth: AmountText,
  line: z.nullable(RowNumber),
  /** Reason that the member reads, if another amount arrived. */
  code: z.optional(ReasonCode),
})

type CreditValues = z.output<typeof Credit>

interface Evidence {
  /** Bank line of the payment. */
  line: string | null
  /** Reason that the member reads, if another amount arrived. */
  code?: string | undefined
}

/** Returns the values of a credit; null if the amount cannot be paid through the channel, or is implausible. */
export function creditOf(deposit: Deposit, paid: bigint, { line, code }: Evidence): CreditValues | null {
  const worth = creditedValueOf(paid, deposit)
  if (!isPayable(paid, deposit) || !isPossibleAmount(worth)) return null
  return {
    deposit: deposit.transaction_id,
    version: depositVersion(deposit),
    paid: exactTextOf(paid),
    worth: textOf(worth),
    line,
    ...(code !== undefined && { code }),
  }
}

/** Credits a deposit whose payment was found, at the console and on the command line. */
export const depositCredit = guardedAction({
  name: 'cashier.deposit.credit',
  permission: 'cashier.deposit.update',
  approval: 'above limit',
  skippable: true,
  values: Credit,
  amountOf: ({ worth }) => unitsOf(worth),
  readObject: async (tx, values, { merchantCode }) => {
    const deposit = await requireCreditable(tx, values, merchantCode)
    const { transaction_id: number, state, pay_amount: toPay, pay_currency: currency } = deposit
    return {
      object: `deposit:${number}`,
      version: depositVersion(deposit),
      before: { state, toPay: exactTextOf(toPay), currency },
    }
  },
  apply: async (tx, values, { merchantCode, now, actor }) => {
    const deposit = await requireCreditable(tx, values, merchantCode)
    const decision = { kind: 'approve', paid: unitsOf(values.paid) } as const
    const reason = values.code === undefined ? undefined : await requireReasonText(tx, deposit, values.code, 'amount')
    const step = { now, actor, ...(reason !== undefined && { reason }) }
    const { state, credited, currency } = await decideDeposit(tx, deposit.id, decision, step)
    if (values.line !== null) await matchLine(tx, values.line, deposit)
    return { state, credited: textOf(credited ?? 0n), currency }
  },
})

/**
 * Locks and returns the deposit. Throws `ActionProblem` if it is credited already, or has changed since it was read.
 */
async function requireCreditable(tx: Db, values: CreditValues, merchantCode: string | null): Promise<Deposit> {
  const { deposit: number, version, paid, worth, line, code } = values
  const found = merchantCode === null ? undefined : await depositNumbered(tx, merchantCode, number)
  if (!found) throw new ActionProblem('deposit.not_found', { deposit: number })
  const deposit = await lockedDeposit(tx, found.id)
  if (deposit.state === 'SUCCESS') throw new ActionProblem('deposit.credited', { deposit: number })
  if (depositVersion(deposit) !== version) throw new ActionProblem('deposit.changed', { deposit: number })
  if (creditedValueOf(unitsOf(paid), deposit) !== unitsOf(worth))
    throw new ActionProblem('deposit.rate_changed', { deposit: number })
  if (line !== null) await requireOpenLine(tx, line, deposit)
  if (code !== undefined) await requireReasonText(tx, deposit, code, 'amount')
  return deposit
}
