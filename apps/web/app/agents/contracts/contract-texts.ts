import type { ContractCategory, ContractKind, ContractTier, TierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'

/** Name of the part of the team's play that a contract covers. */
export const playTexts: Record<ContractCategory, MessageDescriptor> = {
  CONS: msg`All games`,
  LIVE: msg`Live casino`,
  RNG: msg`Slots`,
  SPORTS: msg`Sports`,
  LOTT: msg`Lottery`,
  FISH: msg`Fishing`,
  ELOTT: msg`E-lottery`,
  PVP: msg`Poker`,
}

export const kindTexts: Record<ContractKind, MessageDescriptor> = {
  daily_salary: msg`Daily salary`,
  hourly_salary: msg`Hourly salary`,
  realtime_salary: msg`Real-time salary`,
  dividend: msg`Dividend`,
}

/** Short name of a contract's state for either party. */
export function statusTexts({ status, side, endingBy }: Pick<Contract, 'status' | 'side' | 'endingBy'>) {
  if (status === 'V') return endingBy === side ? msg`End requested` : msg`End requested by other party`
  return (side === 'downline' ? ownStatus : theirStatus)[status]
}

const theirStatus: Record<Exclude<ContractStatus, 'V'>, MessageDescriptor> = {
  P: msg`Offered`,
  E: msg`Change pending`,
  A: msg`In force`,
  R: msg`Declined`,
  C: msg`Ended`,
}
const ownStatus = { ...theirStatus, P: msg`Response needed`, E: msg`Change offered` }

/** Formats the rate of a tier: `0.3%`, or an amount. */
export function rateText({ rateType, rate }: ContractTier, { locale, currency }: TextFormat): string {
  return rateType === 'P' ? formatPercent(rate, locale) : formatMoney({ amount: rate, currency }, locale)
}

interface TextFormat {
  locale: string
  currency: string
}

/** Describes a tier in a sentence to the paid party. */
export function tierSentence(kind: ContractKind, tier: ContractTier, written: TextFormat): MessageDescriptor {
  const money = (amount: string) => formatMoney({ amount, currency: written.currency }, written.locale)
  const input = { rate: rateText(tier, written), volume: money(tier.minVolume), active: tier.activeMembers }
  if (kind === 'dividend' && Number(tier.netLoss) > 0) return lossSentence(input, money(tier.netLoss))
  return tier.rateType === 'P' ? shareSentences[kind](input) : fixedAmountSentence(kind, input)
}

interface TierText {
  rate: string
  volume: string
  active: number
}

const shareSentences: Record<ContractKind, (tier: TierText) => MessageDescriptor> = {
  daily_salary: ({ rate, volume, active }) =>
    msg`You’re paid ${rate} of your team’s valid turnover for each day on which it reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  hourly_salary: ({ rate, volume, active }) =>
    msg`You’re paid ${rate} of your team’s valid turnover for each hour in which it reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  realtime_salary: ({ rate, volume, active }) =>
    msg`You’re paid ${rate} of each of your team’s settled bets once the day’s valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  dividend: ({ rate, volume, active }) =>
    msg`You’re paid ${rate} of your team’s losses for each half-month in which valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
}

const fixedAmountSentence = (kind: ContractKind, { rate, volume, active }: TierText): MessageDescriptor =>
  kind === 'hourly_salary'
    ? msg`You’re paid ${rate} for each hour in which your team’s valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`
    : msg`You’re paid ${rate} for each day on which your team’s valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`

const lossSentence = ({ rate, volume, active }: TierText, loss: string): MessageDescriptor =>
  msg`You’re paid ${rate} of your team’s losses for each half-month in which losses reach ${loss} and valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`

/** Problems of a tier while typing. */
export const tierProblems: Record<TierProblem['problem'], MessageDescriptor> = {
  volume: msg`Require more turnover than the previous tier.`,
  members: msg`Require at least as many members as the previous tier.`,
  loss: msg`Require at least as much loss as the previous tier.`,
  rate: msg`This tier pays less than the previous one.`,
  type: msg`All tiers here must be percentages.`,
  decimals: msg`This currency has no decimals. Enter a whole amount.`,
}
