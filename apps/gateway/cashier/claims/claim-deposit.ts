import { claimDeposit as endpoint } from '@ante/contract/console/deposits.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { hasOpenProblem } from '../deposits/deposit-problem.ts'
import { lockedDeposit } from '../deposits/deposits.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { notifyInDepositTabs, notifyOfLine } from '../queue-notices.ts'
import { depositClaims, endClaim, foreignClaim, releaseClaim, takeClaim } from '../review/claims.ts'
import type { Reviewer } from '../review/seen-withdrawal.ts'
import { requireFreeLine } from './bank-lines.ts'
import { depositNumbered } from './show-claim.ts'

const refuse = refusalsOf(endpoint)

interface Claimed {
  number: string
  /** Bank line that is being matched with the deposit. */
  line?: string | undefined
}

/** Claims a deposit for a reviewer, and the bank line to match. Returns the time at which the claim expires. */
export async function claimDeposit(tx: Db, { number, line }: Claimed, reviewer: Reviewer): Promise<Date> {
  const { id } = await requireDeposit(tx, number, reviewer)
  const deposit = await lockedDeposit(tx, id)
  if (deposit.state === 'SUCCESS' && !hasOpenProblem(deposit)) throw refuse('deposit.stale', { state: deposit.state })
  const formerLine = await claimedLine(tx, reviewer)
  const claiming = { id, ...reviewer }
  const until = await takeClaim(tx, depositClaims, claiming)
  if (until === null) {
    const claim = await foreignClaim(tx, depositClaims, claiming)
    throw claim ? refuse('deposit.claimed', claim) : refuse('deposit.not.found')
  }
  const newLine = line === undefined ? null : await requireClaimableLine(tx, BigInt(line), { deposit, reviewer })
  await tx.updateTable('deposit_claim').set({ line_id: newLine }).where('deposit_id', '=', id).execute()
  if (newLine !== formerLine) await notifyOfLines(tx, reviewer, [formerLine, newLine])
  return until
}

/** Ends the reviewer's claim of a deposit and its bank line. Returns whether there was one. */
export async function releaseDeposit(tx: Db, number: string, reviewer: Reviewer): Promise<boolean> {
  const { id } = await requireDeposit(tx, number, reviewer)
  const line = await claimedLine(tx, reviewer, id)
  const isReleased = await releaseClaim(tx, depositClaims, { id, ...reviewer })
  await notifyOfLines(tx, reviewer, [line])
  return isReleased
}

interface DecidedClaim {
  number: string
  line: string | null
  /** `waiting`: the decision awaits the approval of another person, so the deposit stays in its tabs. */
  outcome: ChangeOutcome['outcome']
}

/**
 * Refuses a decision while another reviewer has claimed the deposit, or is matching the bank line with another deposit.
 * Otherwise ends the reviewer's claim. The caller has locked the deposit and the line.
 */
export async function endDepositClaim(
  tx: Db,
  { number, line, outcome }: DecidedClaim,
  reviewer: Reviewer,
): Promise<void> {
  const deposit = await requireDeposit(tx, number, reviewer)
  const { id } = deposit
  const claim = await foreignClaim(tx, depositClaims, { id, ...reviewer })
  if (claim) throw refuse('deposit.claimed', claim)
  if (line !== null) await requireFreeLine(tx, BigInt(line), reviewer)
  const released = await claimedLine(tx, reviewer, id)
  await endClaim(tx, depositClaims, id)
  await notifyOfLines(tx, reviewer, [released])
  if (outcome === 'waiting') await notifyInDepositTabs(tx, deposit, 'updated')
}

async function requireDeposit(tx: Db, number: string, { merchantCode }: Reviewer): Promise<Deposit> {
  const deposit = await depositNumbered(tx, merchantCode, number)
  if (!deposit) throw refuse('deposit.not.found')
  return deposit
}

/** Locks a bank line. Refuses one that is not open, or that another reviewer is matching. */
async function requireClaimableLine(
  tx: Db,
  id: bigint,
  { deposit, reviewer }: { deposit: Deposit; reviewer: Reviewer },
): Promise<bigint> {
  const line = await tx
    .selectFrom('bank_line')
    .select(['state', 'currency'])
    .where('id', '=', id)
    .where('merchant_code', '=', reviewer.merchantCode)
    .forUpdate()
    .executeTakeFirst()
  if (line?.state !== 'open' || line.currency !== deposit.pay_currency) throw refuse('bank.line.not.found')
  await requireFreeLine(tx, id, reviewer)
  return id
}

/** Returns the bank line in the reviewer's claim of this deposit, by default of any deposit; null without one. */
async function claimedLine(tx: Db, { staffId }: Reviewer, id?: bigint): Promise<bigint | null> {
  const row = await tx
    .selectFrom('deposit_claim')
    .select('line_id')
    .where('staff_id', '=', staffId)
    .$if(id !== undefined, (query) => query.where('deposit_id', '=', id ?? 0n))
    .executeTakeFirst()
  return row?.line_id ?? null
}

async function notifyOfLines(tx: Db, { merchantCode }: Reviewer, lines: readonly (bigint | null)[]): Promise<void> {
  for (const id of lines) if (id !== null) await notifyOfLine(tx, { id, merchantCode }, 'claimed')
}
