import type { PromotionDetail, PromotionGift, PromotionNeed } from '@ante/contract/promotions/activities.ts'
import type { PromotionAction, PromotionStatus, PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Entry } from './entries/entries.ts'
import type { Participant } from './participant.ts'
import type { PromotionTable } from './tables.ts'

/** A promotion with its rules read. */
export interface Activity<Rules = unknown> extends Omit<Selectable<PromotionTable>, 'rules'> {
  rules: Rules
}

/** What somebody has earned by what he did. */
export interface Earned {
  memberId: bigint
  amount: bigint
  /** As by `periodAt`; once and for ever without it. */
  period?: string
}

export interface EvaluatePorts extends Pick<Ports, 'db'> {
  /**
   * Gives it in a transaction of its own, once a member and period, however often it is called; false where nothing is
   * left to give.
   */
  give(earned: Earned): Promise<boolean>
}

/** What members read of a promotion besides its texts. */
export interface Description {
  gift: PromotionGift | null
  needs: PromotionNeed[]
  application?: NonNullable<PromotionDetail['application']>
  /** Of what has to be played; the reward alone where nothing is said. */
  multipleOf?: PromotionDetail['multipleOf']
  /** Where somebody else decides how often that is. */
  multipleHundredths?: number
  /** Where somebody else decides how long it waits to be claimed. */
  rewardDays?: number
  /** The deposit bonus that it is about. */
  bonusId?: string
  /** It is credited by itself: nothing waits to be claimed. */
  isCredited?: boolean
}

/** Where a member stands, and what he may do now. */
export interface EntryStatus {
  status: PromotionStatus
  action: PromotionAction
  /** How far he has come with each of the needs, in their order; decimal text, null where that is not counted. */
  done?: (string | null)[]
}

export interface EntryRequest<Rules> {
  activity: Activity<Rules>
  member: Participant
  now: Date
}

/**
 * One type of promotion: a file of its own in `types/`, named in `registry.ts`. The engine looks after everything that
 * is the same for all: window, audience, quota, budget, entries and their states, rewards and refusals. A type says
 * what its rules are, what members read of them, and who is given what.
 */
export interface ActivityType<Rules = unknown> {
  /** The contract's names for it. */
  types: readonly PromotionType[]
  /** The contract's schema: `set` checks by it what an operator writes, and every look reads by it what is kept. */
  rules: z.ZodMiniType<Rules>
  /** Why these rules make no sense at this merchant, as a sentence for the operator; null where they do. */
  problemOf?(db: Db, merchantCode: string, rules: Rules): Promise<string | null>
  describe(db: Db, activity: Activity<Rules>): Description | Promise<Description>
  /**
   * Which of a member's entries counts now, where a promotion comes again: a day, for example. Once and for ever
   * without it.
   */
  periodAt?(db: Db, asked: Omit<EntryRequest<Rules>, 'member'>): Promise<string>
  /**
   * Where a member stands with a promotion that is open to him; `entry` is his of the present period. What waits, was
   * taken or is under review the engine knows without asking, unless `decidesAlone`.
   */
  statusFor(db: Db, asked: EntryRequest<Rules> & { entry: Entry | null }): EntryStatus | Promise<EntryStatus>
  decidesAlone?: boolean
  /** The member takes part: what he is given at once, or null where more has to be done. Without it nobody joins. */
  join?(tx: Db, asked: EntryRequest<Rules>): Promise<bigint | null>
  /** Whether an application is one; throws a refusal of `applyForPromotion`. Without it nobody applies. */
  checkApplication?(activity: Activity<Rules>, application: { comment: string; pictures: number }): void
  /** Whether, after what he was given is claimed or has expired, he may begin anew. */
  comesAgain?(activity: Activity<Rules>): boolean
  /** Whether somebody who was refused may ask again. */
  mayApplyAgain?(activity: Activity<Rules>): boolean
  /**
   * Finds who has earned it by now, whoever looks, and gives it to him with `ports.give`. Called again and again, on
   * any gateway.
   */
  evaluate?(ports: EvaluatePorts, asked: Omit<EntryRequest<Rules>, 'member'>): Promise<void>
  /** The same for one member who looks, so that he need not wait for it. */
  evaluateFor?(ports: EvaluatePorts, asked: EntryRequest<Rules>): Promise<void>
}
