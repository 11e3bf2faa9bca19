import type { LineProblem, RefusedLine, RequestedLine } from '@ante/contract/cashier/line-transfers.ts'

import { searchDirectlyBelow, memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { maySendToDownline, mayShareMoney } from '../../member/public.ts'
import type { LineTerms } from './line-terms.ts'
import { isSendable } from './may-send.ts'

/** One line of a list: receiver, amount, and the problem that prevents it. */
export interface ReadLine {
  payee: Member | null
  amount: bigint
  problem: LineProblem | null
}

/** Returns the sender; refuses players, who have no downline, and play money. */
export async function senderOf(db: Db, { memberId }: SignedIn): Promise<Member> {
  const payer = await memberById(db, BigInt(memberId))
  if (!payer || !maySendToDownline(payer)) throw commonRefusal('function.not.available')
  return payer
}

/** Finds the direct downline for each line, in the order of the lines. */
export async function readLines(
  db: Db,
  payer: Member,
  { lines, terms, currency }: { lines: readonly RequestedLine[]; terms: LineTerms; currency: string },
): Promise<ReadLine[]> {
  const downlines = await searchDirectlyBelow(
    db,
    payer,
    lines.map(({ to }) => to),
  )
  const people = new Map(downlines.map((item) => [item.account.toLowerCase(), item]))
  const seen = new Set<bigint>()
  return lines.map(({ to, amount: text }) => {
    const payee = people.get(to.toLowerCase()) ?? null
    const amount = unitsOf(text)
    const problem = problemOf(payee, {
      payer,
      amount,
      terms,
      currency,
      isRepeated: payee !== null && seen.has(payee.id),
    })
    if (payee) seen.add(payee.id)
    return { payee, amount, problem }
  })
}

interface Line {
  payer: Member
  amount: bigint
  terms: LineTerms
  currency: string
  isRepeated: boolean
}

function problemOf(payee: Member | null, { payer, amount, terms, currency, isRepeated }: Line): LineProblem | null {
  if (!payee) return 'receiver.not.found'
  if (isRepeated) return 'receiver.repeated'
  if (!mayShareMoney(payer, payee)) return 'function.not.available'
  if (!isSendable(amount, { ...terms, currency })) return 'amount.invalid'
  return payee.status === 'active' ? null : 'line.unavailable'
}

/** Returns the problems of a list; line numbers start at 1. */
export const problemsOf = (lines: readonly Pick<ReadLine, 'problem'>[]): RefusedLine[] =>
  lines.flatMap(({ problem }, index) => (problem === null ? [] : [{ line: index + 1, problem }]))

export const totalOf = (lines: readonly Pick<ReadLine, 'amount'>[]): bigint =>
  lines.reduce((total, { amount }) => (amount > 0n ? total + amount : total), 0n)
