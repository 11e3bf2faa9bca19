import { joinPromotion } from '@ante/contract/promotions/promotions.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { claimKey, keyedCallOf } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { SupportedPromotion } from './supported-promotion.ts'
import type { Promotion } from './type-definition.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { lockEntry } from './entries/entries.ts'
import type { Entry } from './entries/entries.ts'
import { entryStates, shownState } from './entries/entry-states.ts'
import { Exhausted, isExhausted } from './grant-reward.ts'
import { requireParticipant, isFor } from './participant.ts'
import type { Participant } from './participant.ts'
import { phaseOf } from './entry-status.ts'

/** Refusals that all endpoints for member actions in promotions share. */
export const refuse = refusalsOf(joinPromotion)

export interface ActionContext {
  supported: SupportedPromotion
  member: Participant
  currency: string
  entry: Entry
  step: Step
  requestKey: string | null
}

export interface MemberAction {
  /** Returns the promotion, locked, or null; `notFound` is the refusal for null. */
  find(tx: Db, merchantCode: string): Promise<SupportedPromotion | null>
  notFound(): Error
  /** The promotion's `version` that the member has read, if known. */
  version?: string | undefined
  /** Returns the period of the member's entry. */
  periodAt(tx: Db, known: SupportedPromotion, now: Date): Promise<string>
  work(tx: Db, acting: ActionContext): Promise<void>
}

export const currentPeriod: MemberAction['periodAt'] = async (tx, { promotion, type }, now) =>
  (await type.periodAt?.(tx, { promotion, now })) ?? ''

/**
 * Runs a member's action in a promotion, in one transaction. It locks the promotion first, so that an operator's change
 * or closing comes entirely before or after the action. A repeat with the same idempotency key does nothing. Returns
 * the promotion's code.
 */
export async function runMemberAction(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member: signedIn, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  requested: MemberAction,
): Promise<string> {
  const member = await requireParticipant(db, signedIn)
  const step: Step = { now: clock.now(), actor: 'member' }
  try {
    return await inTransaction(db, async (tx) => {
      const supported = await requested.find(tx, member.merchantCode)
      if (!supported || !isFor(supported.promotion.audience, member, step.now)) throw requested.notFound()
      const { promotion } = supported
      const period = await requested.periodAt(tx, supported, step.now)
      const entryKey = {
        promotionId: promotion.id,
        merchantCode: member.merchantCode,
        memberId: member.memberId,
        period,
      }
      const entry = await lockEntry(tx, entryKey, step)
      if (idempotencyKey !== null && entry.request_key === idempotencyKey) return promotion.code
      await claimKey(tx, keyedCallOf({ member: signedIn, idempotencyKey }))
      await requireNotExcluded(tx, member.memberId, step.now)
      requireRunning(promotion, step.now)
      // Only for open entries: a member who already has the reward gets another refusal.
      if (entry.state === 'open' && isExhausted(promotion)) throw new Exhausted()
      if (requested.version !== undefined && requested.version !== String(promotion.version))
        throw refuse('promotion.changed')
      await requested.work(tx, {
        supported,
        member,
        currency: signedIn.currency,
        entry,
        step,
        requestKey: idempotencyKey,
      })
      return promotion.code
    })
  } catch (error) {
    if (error instanceof Exhausted) throw refuse('promotion.exhausted')
    if (!isIllegal(entryStates, error)) throw error
    await recordRefused(db, entryStates, error, step)
    throw refuse('ILLEGAL_STATE', { status: shownState(error.from) })
  }
}

/** Refuses if the promotion has not started, or has ended. */
export function requireRunning(promotion: Promotion, now: Date): void {
  const phase = phaseOf(promotion, now)
  if (phase === 'over') throw refuse('promotion.closed')
  if (phase === 'coming') throw refuse('promotion.not.started', { from: (promotion.starts_at ?? now).toISOString() })
}
