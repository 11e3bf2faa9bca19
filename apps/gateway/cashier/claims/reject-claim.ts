import { rejectQueuedDeposit } from '@ante/contract/console/deposits.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { decideDeposit } from '../deposits/decide-deposit.ts'
import { depositStates } from '../deposits/deposit-states.ts'
import type { Deposit } from '../deposits/deposits.ts'
import { lockedDeposit } from '../deposits/deposits.ts'
import type { Reviewer } from '../review/seen-withdrawal.ts'
import { reasonTextFor } from '../review/decision-reasons.ts'
import { endDepositClaim } from './claim-deposit.ts'
import { depositVersion } from './deposit-queue.ts'
import { depositNumbered } from './show-claim.ts'

const refuse = refusalsOf(rejectQueuedDeposit)

interface SeenClaim {
  merchantCode: string
  number: string
  version: string
}

/** Returns the deposit. Refuses if it has changed since the reviewer read it, or is missing. */
export async function requireSeenClaim(db: Db, { merchantCode, number, version }: SeenClaim): Promise<Deposit> {
  const deposit = await depositNumbered(db, merchantCode, number)
  if (!deposit) throw refuse('deposit.not.found')
  if (depositVersion(deposit) !== version) throw refuse('deposit.stale', { state: deposit.state })
  return deposit
}

interface Rejection extends Omit<SeenClaim, 'merchantCode'> {
  code: string
  actor: string
}

/**
 * Rejects a deposit whose payment did not arrive: the member sees the text of the reason. Refuses while another reviewer
 * has claimed the deposit.
 */
export async function rejectClaim(
  tx: Db,
  { code, actor, ...rejected }: Rejection,
  reviewer: Reviewer,
): Promise<Deposit> {
  const { merchantCode, now } = reviewer
  const seen = { ...rejected, merchantCode }
  const { id } = await requireSeenClaim(tx, seen)
  await lockedDeposit(tx, id)
  const deposit = await requireSeenClaim(tx, seen)
  await endDepositClaim(tx, { number: seen.number, line: null, outcome: 'applied' }, reviewer)
  const { member_id: memberId } = deposit
  const reason = await reasonTextFor(tx, { merchantCode, code, kind: 'deposit', memberId })
  if (reason === null) throw refuse('decision.reason.unknown')
  try {
    return await decideDeposit(tx, deposit.id, { kind: 'reject' }, { now, actor, reason })
  } catch (error) {
    if (isIllegal(depositStates, error)) throw refuse('deposit.stale', { state: deposit.state })
    throw error
  }
}
