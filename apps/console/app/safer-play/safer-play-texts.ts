import type { InteractionTrigger } from '@ante/contract/console/list-filters.ts'
import type { InteractionChannel, InteractionMeasure } from '@ante/contract/console/responsible-gaming.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const triggerTexts: Record<InteractionTrigger, MessageDescriptor> = {
  losses: msg`Rising losses`,
  deposits: msg`Many or rising deposits`,
  longPlay: msg`Long play`,
  nightPlay: msg`Play at night`,
  limitReached: msg`Reached an own limit`,
  reversedWithdrawals: msg`Cancelled withdrawals`,
  askedForHelp: msg`Asked for help`,
  complaint: msg`Complaint`,
  thirdParty: msg`Report by another person`,
  other: msg`Other`,
}

export const channelTexts: Record<InteractionChannel, MessageDescriptor> = {
  phone: msg`Telephone`,
  chat: msg`Chat`,
  mail: msg`Mail`,
  message: msg`Message on the site`,
  letter: msg`Letter`,
  none: msg`No contact`,
}

export const measureTexts: Record<InteractionMeasure, MessageDescriptor> = {
  information: msg`Information about limits and help`,
  call: msg`A call`,
  limit: msg`A limit`,
  timeOut: msg`A time-out`,
  exclusion: msg`A self-exclusion`,
  noMarketing: msg`No marketing`,
  noBonus: msg`No bonuses`,
  block: msg`A block of bets or deposits`,
}

export const limitTexts: Record<LimitKind, MessageDescriptor> = {
  deposit: msg`Deposits`,
  loss: msg`Losses`,
  session: msg`Playing time`,
}

export const periodTexts: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`per day`,
  week: msg`per week`,
  month: msg`per month`,
}
