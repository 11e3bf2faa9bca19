import type { BillState } from '@ante/contract/agents/bills.ts'
import type { ContractAction, ContractSide, ContractStatus } from '@ante/contract/agents/contract-state.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { PlacementProblem } from '@ante/contract/console/agent-placement.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { categoryText as categoryOfGames } from '../players/category-text.ts'
import type { Tone } from '../ui/badge.tsx'

export const kindTexts: Record<ContractKind, MessageDescriptor> = {
  daily_salary: msg`Daily salary`,
  hourly_salary: msg`Hourly salary`,
  realtime_salary: msg`Salary per bet`,
  dividend: msg`Dividend`,
}

export const statusTexts: Record<ContractStatus, MessageDescriptor> = {
  P: msg`Offered`,
  E: msg`New terms offered`,
  V: msg`End requested`,
  A: msg`In force`,
  R: msg`Declined`,
  C: msg`Ended`,
}

export const statusTones: Record<ContractStatus, Tone> = {
  P: 'accent',
  E: 'accent',
  V: 'warn',
  A: 'good',
  R: 'neutral',
  C: 'neutral',
}

export const actionTexts: Record<ContractAction, MessageDescriptor> = {
  N: msg`Offered`,
  P: msg`Offer changed`,
  A: msg`Accepted`,
  R: msg`Declined or withdrawn`,
  E: msg`New terms offered`,
  V: msg`End requested`,
  C: msg`Ended`,
  D: msg`Paid out`,
}

export const sideTexts: Record<ContractSide, MessageDescriptor> = {
  upline: msg`Upline`,
  downline: msg`Downline`,
  company: msg`Merchant`,
  system: msg`Staff`,
}

export const billTexts: Record<BillState, MessageDescriptor> = {
  not_reached: msg`No tier reached`,
  unapproved: msg`Awaits approval`,
  unpaid: msg`Unpaid`,
  partly_paid: msg`Partly paid`,
  paid: msg`Paid`,
  upline_insufficient: msg`Payer lacks funds`,
  rejected: msg`Rejected`,
  expired: msg`Expired`,
}

export const billTones: Record<BillState, Tone> = {
  not_reached: 'neutral',
  unapproved: 'accent',
  unpaid: 'warn',
  partly_paid: 'warn',
  paid: 'good',
  upline_insufficient: 'bad',
  rejected: 'neutral',
  expired: 'bad',
}

export const problemTexts: Record<PlacementProblem, MessageDescriptor> = {
  'not.found': msg`This member doesn't exist.`,
  'not.a.player': msg`Only players can be promoted.`,
  'not.an.agent': msg`Only agents with an upline can be demoted.`,
  'has.downlines': msg`The agent has members directly below. Move them to another upline first.`,
  'has.contracts': msg`A contract with the upline is offered or in force. End it first.`,
  root: msg`This account is the root of its line, and can't have an upline.`,
  'no.such.agent': msg`The new upline must be an agent.`,
  'below.own_team': msg`The new upline is in the member's own team.`,
  'other.kind': msg`Internal and real accounts have separate lines.`,
  'upline.not_found': msg`There is no member with this account.`,
  unchanged: msg`Nothing to change: it is like this already.`,
}

const FURTHER: Record<string, MessageDescriptor> = { ESPORTS: msg`E-sports`, COCKFIGHT: msg`Cockfights` }

/** Returns the name of a category of games. */
export const categoryText = (code: string): MessageDescriptor => FURTHER[code] ?? categoryOfGames(code)
