import type { PromotionDetail, PromotionGift, PromotionNeed } from '@ante/contract/promotions/promotions.ts'
import type { PromotionAction, PromotionStatus, PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Entry } from './entries/entries.ts'
import type { Participant } from './participant.ts'
import type { PromotionTable } from './tables.ts'

/** A promotion with parsed rules. */
export interface Promotion<Rules = unknown> extends Omit<Selectable<PromotionTable>, 'rules'> {
  rules: Rules
}

/** A reward that a member has earned. */
export interface Earned {
  memberId: bigint
  amount: bigint
  /** Period in the format of `periodAt`. Without it the member can earn the reward only once. */
  period?: string
}

export interface EvaluatePorts extends Pick<Ports, 'db'> {
  /**
   * Grants a reward in a separate transaction, once per member and period. Returns false if quota or budget does not
   * allow it.
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
  /** Wagering multiple in hundredths, if it is a setting of another capability. */
  multipleHundredths?: number
  /** Days to claim the reward, if they are a setting of another capability. */
  rewardDays?: number
  /** Code of the related deposit bonus. */
  bonusId?: string
  /** Whether the reward is credited automatically, without a claim. */
  isCredited?: boolean
}

/** A viewer's status in a promotion, and the next action. */
export interface EntryStatus {
  status: PromotionStatus
  action: PromotionAction
  /** Progress in each of the description's needs, in their order; decimal text, null if not counted. */
  done?: (string | null)[]
}

export interface EntryRequest<Rules> {
  promotion: Promotion<Rules>
  member: Participant
  now: Date
}

/**
 * Definition of a promotion type, listed in `registry.ts`: its rules, their description for members, and when a member
 * has earned a reward. The modules of `core` handle what all types have in common: dates, audience, quota, budget,
 * entries with their states, rewards and refusals.
 */
export interface PromotionTypeDefinition<Rules = unknown> {
  /** Names of the type in the contract. */
  types: readonly PromotionType[]
  /** Schema of the contract, which validates an operator's input and parses stored rules. */
  rules: z.ZodMiniType<Rules>
  /** Returns the reason why these rules are invalid at this merchant, as a sentence for the operator; null if valid. */
  problemOf?(db: Db, merchantCode: string, rules: Rules): Promise<string | null>
  describe(db: Db, promotion: Promotion<Rules>): Description | Promise<Description>
  /**
   * Returns the current period, for example a day, of a type with one entry per member and period. Without it a member
   * has a single entry.
   */
  periodAt?(db: Db, request: Omit<EntryRequest<Rules>, 'member'>): Promise<string>
  /**
   * Returns an eligible member's status; `entry` is the entry of the current period, if any. Not called for pending,
   * claimed and reviewed entries, whose status follows from the entry, unless `decidesAutomatically`.
   */
  statusFor(db: Db, request: EntryRequest<Rules> & { entry: Entry | null }): EntryStatus | Promise<EntryStatus>
  decidesAutomatically?: boolean
  /**
   * Returns the amount to grant when a member joins, or null if other conditions remain. Without it members cannot
   * join.
   */
  join?(tx: Db, request: EntryRequest<Rules>): Promise<bigint | null>
  /** Validates an application; throws a refusal of `applyForPromotion`. Without it members cannot apply. */
  checkApplication?(promotion: Promotion<Rules>, application: { comment: string; pictures: number }): void
  /** Whether the member may start again after the reward is claimed or expired. */
  isRepeatable?(promotion: Promotion<Rules>): boolean
  /** Whether a rejected member may apply again. */
  mayApplyAgain?(promotion: Promotion<Rules>): boolean
  /** Grants all rewards earned by now, through `ports.grantReward`. Called repeatedly, on any gateway. */
  evaluate?(ports: EvaluatePorts, request: Omit<EntryRequest<Rules>, 'member'>): Promise<void>
  /** Like `evaluate`, for one member who opens the promotion, so that the reward appears without a delay. */
  evaluateFor?(ports: EvaluatePorts, request: EntryRequest<Rules>): Promise<void>
}
