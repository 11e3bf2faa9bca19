import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { MissionRule, RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { textOf, unitsOf } from '../../kit/money.ts'
import type { PromotionOptions } from '../../promotions/public.ts'
import type { BonusTerms } from './rules.ts'

type PromotionTerms = Pick<PromotionOptions, 'type' | 'rules' | 'multiple_hundredths'>

/**
 * Returns the largest rewards of a promotion, with their wagering requirements; none for settings of other commands.
 */
export function bonusesOfPromotion({ type, rules, multiple_hundredths: multiple }: PromotionTerms): BonusTerms[] {
  const reward = (amount: string | undefined): BonusTerms[] =>
    amount === undefined ? [] : [{ what: 'A reward', amount: unitsOf(amount), wagered: times(amount, multiple) }]
  switch (type) {
    case 'REFERRAL': {
      const { friend } = promotionRules.REFERRAL.parse(rules)
      return friend ? [{ ...forFriend(friend, multiple), what: 'The reward of a referred friend' }] : []
    }
    case 'SAVIOR':
      return [ofCashback(promotionRules.SAVIOR.parse(rules), multiple)]
    case 'MISSION': {
      const { missions, board } = promotionRules.MISSION.parse(rules)
      return [...missions.map((mission) => ofMission(mission, multiple)), ...reward(board?.prizes[0]?.amount)]
    }
    default:
      return reward(LARGEST[type]?.(rules))
  }
}

/** Functions that return the largest amount in the rules of a type; undefined if the rules have none. */
const LARGEST: Partial<Record<PromotionType, (rules: unknown) => string | undefined>> = {
  MANUAL: (rules) => {
    const { amount, cap } = promotionRules.MANUAL.parse(rules)
    return cap ?? amount
  },
  PROMOCODE: (rules) => promotionRules.PROMOCODE.parse(rules).amount,
  REGISTER: (rules) => promotionRules.REGISTER.parse(rules).amount,
  SIGNUP: (rules) => promotionRules.SIGNUP.parse(rules).amount,
  DEPOSIT_COUNT: (rules) => promotionRules.DEPOSIT_COUNT.parse(rules).amount,
  LOGIN: (rules) => largest(promotionRules.LOGIN.parse(rules).bonuses),
  RAFFLE: (rules) => largest(promotionRules.RAFFLE.parse(rules).amounts.map(({ amount }) => amount)),
  PRIZE_WHEEL: (rules) => largest(promotionRules.PRIZE_WHEEL.parse(rules).segments.map(({ amount }) => amount)),
}

const HUNDREDTHS = 100n
const times = (amount: string, multipleHundredths: number): bigint =>
  (unitsOf(amount) * BigInt(multipleHundredths)) / HUNDREDTHS

const largest = (amounts: readonly string[]): string | undefined => amounts.toSorted((a, b) => Number(b) - Number(a))[0]

function ofMission(mission: MissionRule, multiple: number): BonusTerms {
  const played = mission.target === 'betVolume' ? unitsOf(mission.amount) : 0n
  const { id, reward } = mission
  return { what: `Mission ${id}`, amount: unitsOf(reward), wagered: played + times(reward, multiple) }
}

/** Returns the terms of the reward for a friend, who has to wager before the inviter gets it. */
function forFriend({ amount, deposit, multiple }: NonNullable<RulesOf<'REFERRAL'>['friend']>, own: number) {
  return { amount: unitsOf(amount), wagered: unitsOf(deposit) * BigInt(multiple) + times(amount, own) }
}

/** Returns the terms of cashback for two accounts that bet against each other: they stake 200 for a loss of 100. */
function ofCashback({ percent }: RulesOf<'SAVIOR'>, multiple: number): BonusTerms {
  return {
    what: 'The reward for a loss of 100.00',
    amount: unitsOf(percent),
    wagered: 2n * unitsOf('100') + times(textOf(unitsOf(percent)), multiple),
  }
}
