import { joinPromotion } from '@ante/contract/promotions/activities.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { claimKey, keyedCallOf } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { SupportedActivity } from './activity.ts'
import type { Activity } from './activity-type.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { lockedEntry } from './entries/entries.ts'
import type { Entry } from './entries/entries.ts'
import { entryStates, shownState } from './entries/entry-states.ts'
import { Exhausted, isExhausted } from './grant-reward.ts'
import { requireParticipant, isFor } from './participant.ts'
import type { Participant } from './participant.ts'
import { phaseOf } from './entry-status.ts'

/** Refusals that all endpoints for member actions in promotions share. */
export const refuse = refusalsOf(joinPromotion)

export interface ActionContext {
  supported: SupportedActivity
  member: Participant
  currency: string
  entry: Entry
  step: Step
  requestKey: string | null
}

export interface MemberAction {
  /** Returns the promotion, locked, or null; `notFound` is the refusal for null. */
  find(tx: Db, merchantCode: string): Promise<SupportedActivity | null>
  notFound(): Error
  /** Promotion `version` that the member has read. */
  version?: string | undefined
  /** Returns the period of the member's entry. */
  periodAt(tx: Db, known: SupportedActivity, now: Date): Promise<string>
  work(tx: Db, acting: ActionContext): Promise<void>
}

export const currentPeriod: MemberAction['periodAt'] = async (tx, { activity, type }, now) =>
  (await type.periodAt?.(tx, { activity, now })) ?? ''

/**
 * Runs a member's action in a promotion, in one transaction that first locks the promotion: an operator's change or
 * closing precedes or follows it. A repeat of the key is already done. Returns the promotion's code.
 */
export async function act(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member: signedIn, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  requested: MemberAction,
): Promise<string> {
  const member = await requireParticipant(db, signedIn)
  const step: Step = { now: clock.now(), actor: 'member' }
  try {
    return await inTransaction(db, async (tx) => {
      const supported = await requested.find(tx, member.merchantCode)
      if (!supported || !isFor(supported.activity.audience, member, step.now)) throw requested.notFound()
      const { activity } = supported
      const period = await requested.periodAt(tx, supported, step.now)
      const entryKey = {
        promotionId: activity.id,
        merchantCode: member.merchantCode,
        memberId: member.memberId,
        period,
      }
      const entry = await lockedEntry(tx, entryKey, step)
      if (idempotencyKey !== null && entry.request_key === idempotencyKey) return activity.code
      await claimKey(tx, keyedCallOf({ member: signedIn, idempotencyKey }))
      await requireNotExcluded(tx, member.memberId, step.now)
      requireRunning(activity, step.now)
      // A member who already has the reward gets that answer, not that it is exhausted.
      if (entry.state === 'open' && isExhausted(activity)) throw new Exhausted()
      if (requested.version !== undefined && requested.version !== String(activity.version))
        throw refuse('promotion.changed')
      await requested.work(tx, {
        supported,
        member,
        currency: signedIn.currency,
        entry,
        step,
        requestKey: idempotencyKey,
      })
      return activity.code
    })
  } catch (error) {
    if (error instanceof Exhausted) throw refuse('promotion.exhausted')
    if (!isIllegal(entryStates, error)) throw error
    await recordRefused(db, entryStates, error, step)
    throw refuse('ILLEGAL_STATE', { status: shownState(error.from) })
  }
}

/** Refuses before its start, and after its end. */
export function requireRunning(activity: Activity, now: Date): void {
  const phase = phaseOf(activity, now)
  if (phase === 'over') throw refuse('promotion.closed')
  if (phase === 'coming') throw refuse('promotion.not.started', { from: (activity.starts_at ?? now).toISOString() })
}
