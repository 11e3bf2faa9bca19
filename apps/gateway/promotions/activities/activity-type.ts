import type { PromotionDetail, PromotionGift, PromotionNeed } from '@ante/contract/promotions/activities.ts'
import type { PromotionAction, PromotionStatus, PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Entry } from './entries/entries.ts'
import type { Participant } from './participant.ts'
import type { PromotionTable } from './tables.ts'

/** A promotion with parsed rules. */
export interface Activity<Rules = unknown> extends Omit<Selectable<PromotionTable>, 'rules'> {
  rules: Rules
}

/** A reward that a member has earned. */
export interface Earned {
  memberId: bigint
  amount: bigint
  /** As from `periodAt`; without it once, permanently. */
  period?: string
}

export interface EvaluatePorts extends Pick<Ports, 'db'> {
  /**
   * Grants it in a separate transaction, once per member and period for any number of calls; returns false if nothing
   * is left to grant.
   */
  grantReward(earned: Earned): Promise<boolean>
}

/** Description of a promotion for members, besides its texts. */
export interface Description {
  gift: PromotionGift | null
  needs: PromotionNeed[]
  application?: NonNullable<PromotionDetail['application']>
  /** Base of the wagering requirement; by default only the reward. */
  multipleOf?: PromotionDetail['multipleOf']
  /** Wagering multiple, if set by another capability. */
  multipleHundredths?: number
  /** Days to claim it, if set by another capability. */
  rewardDays?: number
  /** Code of the related deposit bonus. */
  bonusId?: string
  /** Whether it is credited automatically: nothing has to be claimed. */
  isCredited?: boolean
}

/** A member's status, and possible actions. */
export interface EntryStatus {
  status: PromotionStatus
  action: PromotionAction
  /** Progress for each condition, in order; decimal text, null if not counted. */
  done?: (string | null)[]
}

export interface EntryRequest<Rules> {
  activity: Activity<Rules>
  member: Participant
  now: Date
}

/**
 * One type of promotion: a separate file in `types/`, listed in `registry.ts`. The engine handles everything common:
 * period, audience, quota, budget, entries with their states, rewards and refusals. A type defines its rules, their
 * description for members, and the earned rewards.
 */
export interface ActivityType<Rules = unknown> {
  /** Names of the type in the contract. */
  types: readonly PromotionType[]
  /** Schema of the contract: `set` validates an operator's input with it, and reading parses stored rules with it. */
  rules: z.ZodMiniType<Rules>
  /** Returns why these rules are invalid at this merchant, as a sentence for the operator, or null. */
  problemOf?(db: Db, merchantCode: string, rules: Rules): Promise<string | null>
  describe(db: Db, activity: Activity<Rules>): Description | Promise<Description>
  /**
   * Returns the period of a member's current entry in a repeatable promotion: a day, for example. Without it entries
   * are one-time.
   */
  periodAt?(db: Db, request: Omit<EntryRequest<Rules>, 'member'>): Promise<string>
  /**
   * Returns a member's status in a promotion for which the member is eligible; `entry` is that of the current period.
   * Pending, claimed and reviewed entries are handled by the engine, unless `decidesAutomatically`.
   */
  statusFor(db: Db, request: EntryRequest<Rules> & { entry: Entry | null }): EntryStatus | Promise<EntryStatus>
  decidesAutomatically?: boolean
  /**
   * Joins the member: returns the amount granted immediately, or null if more has to be done. Without it joining is
   * impossible.
   */
  join?(tx: Db, request: EntryRequest<Rules>): Promise<bigint | null>
  /** Validates an application; throws a refusal of `applyForPromotion`. Without it applying is impossible. */
  checkApplication?(activity: Activity<Rules>, application: { comment: string; pictures: number }): void
  /** Whether the member may start again after the reward is claimed or expired. */
  isRepeatable?(activity: Activity<Rules>): boolean
  /** Whether a rejected member may apply again. */
  mayApplyAgain?(activity: Activity<Rules>): boolean
  /** Finds all rewards earned by now, and grants them with `ports.give`. Called repeatedly, on any gateway. */
  evaluate?(ports: EvaluatePorts, request: Omit<EntryRequest<Rules>, 'member'>): Promise<void>
  /** The same for one member who opens the promotion, to avoid a delay. */
  evaluateFor?(ports: EvaluatePorts, request: EntryRequest<Rules>): Promise<void>
}
