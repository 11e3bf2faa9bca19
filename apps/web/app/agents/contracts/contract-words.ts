import type { ContractCategory, ContractKind, ContractTier, TierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { percentText } from '../../lib/words/percent-text.ts'
import { formatMoney } from '../../lib/words/format.ts'

/** Name of the part of the team's play that a contract covers. */
export const playWords: Record<ContractCategory, MessageDescriptor> = {
  CONS: msg`All games`,
  LIVE: msg`Live casino`,
  RNG: msg`Slots`,
  SPORTS: msg`Sports`,
  LOTT: msg`Lottery`,
  FISH: msg`Fishing`,
  ELOTT: msg`E-lottery`,
  PVP: msg`Poker`,
}

export const kindWords: Record<ContractKind, MessageDescriptor> = {
  daily_salary: msg`Daily salary`,
  hourly_salary: msg`Hourly salary`,
  realtime_salary: msg`Real-time salary`,
  dividend: msg`Dividend`,
}

/** Short name of a contract's state for either party. */
export function statusWords({ status, side, endingBy }: Pick<Contract, 'status' | 'side' | 'endingBy'>) {
  if (status === 'V') return endingBy === side ? msg`End asked` : msg`Asked to end`
  return (side === 'downline' ? ownStatus : theirStatus)[status]
}

const theirStatus: Record<Exclude<ContractStatus, 'V'>, MessageDescriptor> = {
  P: msg`Offered`,
  E: msg`Change waits`,
  A: msg`In force`,
  R: msg`Declined`,
  C: msg`Ended`,
}
const ownStatus = { ...theirStatus, P: msg`Waits for your answer`, E: msg`Change offered` }

/** Formats the rate of a tier: `0.3%`, or an amount. */
export function rateText({ rateType, rate }: ContractTier, { locale, currency }: Written): string {
  return rateType === 'P' ? percentText(rate, locale) : formatMoney({ amount: rate, currency }, locale)
}

interface Written {
  locale: string
  currency: string
}

/** Describes a tier in a sentence to the paid party. */
export function tierSentence(kind: ContractKind, tier: ContractTier, written: Written): MessageDescriptor {
  const money = (amount: string) => formatMoney({ amount, currency: written.currency }, written.locale)
  const said = { rate: rateText(tier, written), volume: money(tier.minVolume), active: tier.activeMembers }
  if (kind === 'dividend' && Number(tier.netLoss) > 0) return lossSentence(said, money(tier.netLoss))
  return tier.rateType === 'P' ? shareSentences[kind](said) : onceSentence(kind, said)
}

interface TierText {
  rate: string
  volume: string
  active: number
}

const shareSentences: Record<ContractKind, (said: TierText) => MessageDescriptor> = {
  daily_salary: ({ rate, volume, active }) =>
    msg`You are paid ${rate} of your team's valid turnover on every day on which it reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  hourly_salary: ({ rate, volume, active }) =>
    msg`You are paid ${rate} of your team's valid turnover in every hour in which it reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  realtime_salary: ({ rate, volume, active }) =>
    msg`You are paid ${rate} of each bet of your team as it ends, as soon as the day's valid turnover has reached ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
  dividend: ({ rate, volume, active }) =>
    msg`You are paid ${rate} of what your team loses in every half month in which its valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`,
}

const onceSentence = (kind: ContractKind, { rate, volume, active }: TierText): MessageDescriptor =>
  kind === 'hourly_salary'
    ? msg`You are paid ${rate} once for every hour in which your team's valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`
    : msg`You are paid ${rate} once for every day on which your team's valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`

const lossSentence = ({ rate, volume, active }: TierText, loss: string): MessageDescriptor =>
  msg`You are paid ${rate} of what your team loses in every half month in which it loses ${loss}, and its valid turnover reaches ${volume} with ${plural(active, { one: '# active member', other: '# active members' })}.`

/** Problems of a tier while typing. */
export const tierProblems: Record<TierProblem['problem'], MessageDescriptor> = {
  volume: msg`Ask for more turnover than the row before.`,
  members: msg`Ask for at least as many members as the row before.`,
  loss: msg`Ask for at least as much loss as the row before.`,
  rate: msg`This pays less than the row before.`,
  type: msg`Here every row is a share.`,
  decimals: msg`This currency has no decimals. Enter a whole amount.`,
}
