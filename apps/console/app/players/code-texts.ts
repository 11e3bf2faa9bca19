import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { SecurityEventKind, SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { Device } from '@ante/contract/kit/headers.ts'
import type { orderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import type { LimitKind } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { TurnoverRequirement } from '@ante/contract/wallet/turnover.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

/** Texts of codes. A code without a text, of a newer gateway, is shown itself. */
export type CodeTexts = Readonly<Record<string, MessageDescriptor>>
/** Texts of states, each with the tone of its badge. */
export type StateTexts = Readonly<Record<string, { text: MessageDescriptor; tone: Tone }>>

export const devices: Record<Device, MessageDescriptor> = {
  WEB: msg`Computer`,
  MOBILE: msg`Phone`,
  APP: msg`App`,
  OTHERS: msg`Home screen`,
}

export const signInMethods: Record<SignInMethod, MessageDescriptor> = {
  password: msg`Password`,
  registration: msg`Registration`,
  sms: msg`Text message`,
  social: msg`Social account`,
  passkey: msg`Passkey`,
  trial: msg`Trial`,
}

/** Where the player registered. */
export const registerMethods: CodeTexts = {
  H5: msg`Site`,
  APP: msg`App`,
  PWA: msg`Installed site`,
  WEBCLIP: msg`Home screen of an iPhone`,
}

export const securityEvents: Record<SecurityEventKind, MessageDescriptor> = {
  'password.changed': msg`Password changed`,
  'sessions.ended': msg`Other sessions ended`,
  'authenticator.added': msg`Authenticator app added`,
  'authenticator.removed': msg`Authenticator app removed`,
  'recovery_codes.made': msg`New recovery codes`,
  'recovery_code.used': msg`Recovery code used`,
  'passkey.added': msg`Passkey added`,
  'passkey.removed': msg`Passkey removed`,
  'payment_password.changed': msg`Payment password changed`,
  'bank_card.added': msg`Bank card added`,
}

export const levelReasons: CodeTexts = {
  turnover: msg`Turnover reached`,
  month: msg`Turnover of a month reached`,
  'month end': msg`End of a month`,
  correction: msg`Bets were corrected`,
  terms: msg`Terms of the levels changed`,
}

export const agentEvents: CodeTexts = {
  promoted: msg`Promoted to agent`,
  demoted: msg`Demoted to player`,
  moved: msg`Moved to another upline`,
}

export const gamingEvents: CodeTexts = {
  'rest:timeOut': msg`Time-out begins`,
  'rest:exclusion': msg`Exclusion begins`,
  corrected: msg`Exclusion corrected by staff`,
  back: msg`Reinstatement requested`,
  'limit:set': msg`Limit set`,
  'limit:wanted': msg`Higher limit requested`,
  'limit:confirmed': msg`Higher limit confirmed`,
  'limit:kept': msg`Higher limit withdrawn`,
}

export const limitKinds: Record<LimitKind, MessageDescriptor> = {
  deposit: msg`Deposits`,
  loss: msg`Losses`,
  session: msg`Time`,
}

export const limitPeriods: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`per day`,
  week: msg`per week`,
  month: msg`per month`,
}

export const contractKinds: Record<ContractKind, MessageDescriptor> = {
  daily_salary: msg`Daily salary`,
  hourly_salary: msg`Hourly salary`,
  realtime_salary: msg`Real-time salary`,
  dividend: msg`Dividend`,
}

export const requirementCauses: Record<TurnoverRequirement['cause'], MessageDescriptor> = {
  deposit: msg`Deposit`,
  bonus: msg`Bonus`,
  grant: msg`Grant`,
  transfer: msg`Transfer`,
}

export const mailKinds: Record<MailKind, MessageDescriptor> = {
  service: msg`Service`,
  reward: msg`Reward`,
  withdrawal: msg`Withdrawal`,
  deposit: msg`Deposit`,
  lottery: msg`Lottery`,
  security: msg`Security`,
  offer: msg`Offer`,
}

/** Titles of automatic mails. */
export const mailTitles: Record<MailTemplate, MessageDescriptor> = {
  'withdrawal.paid': msg`Withdrawal paid`,
  'withdrawal.rejected': msg`Withdrawal rejected`,
  'withdrawal.failed': msg`Withdrawal failed`,
  'deposit.credited': msg`Deposit received`,
  'reward.issued': msg`Reward to claim`,
  'reward.ending': msg`Reward about to expire`,
  'promotion.rejected': msg`Application declined`,
  'lottery.won': msg`Lottery bet won`,
  'round.corrected': msg`Result corrected`,
  'win.held': msg`Winnings under review`,
  'win.approved': msg`Winnings paid`,
  'win.rejected': msg`Winnings not approved`,
  'feedback.answered': msg`Feedback answered`,
  'responsible.gaming.exclusion': msg`Time-out or self-exclusion confirmed`,
  'responsible.gaming.reinstatement': msg`Reinstatement requested`,
  'responsible.gaming.corrected': msg`Exclusion corrected`,
  'responsible.gaming.limit': msg`Limit changed`,
  'contract.step': msg`Contract changed`,
  'bill.short': msg`Payments to the team are due`,
  'bill.waits': msg`Earnings delayed`,
  'security.changed': msg`Security settings changed`,
  'security.signIn': msg`Login from a new location or device`,
  'team.rates': msg`Rebates changed`,
  'agent.promoted': msg`Promoted to agent`,
  'agent.demoted': msg`Demoted to player`,
  'agent.message': msg`Message of the agent`,
  'statement.ready': msg`Statement ready`,
  'balance.adjusted': msg`Balance adjusted`,
}

/** Names of the fields of revealed personal data. Names of messengers are not translated. */
export const personalFields: CodeTexts = {
  mobile: msg`Phone`,
  email: msg`Mail`,
  payeeName: msg`Payee name`,
  idNumber: msg`Number of the ID document`,
  birthday: msg`Date of birth`,
}

export const promotionTypes: Record<PromotionType, MessageDescriptor> = {
  MANUAL: msg`By application`,
  RAFFLE: msg`Red rain`,
  UPGRADE_BONUS: msg`Level-up bonus`,
  MISSION: msg`Mission`,
  NEW_REGISTER: msg`New registration`,
  RANK_SALARY: msg`VIP salary`,
  DEPOSIT: msg`Deposit`,
  FIRST_DEPOSIT: msg`First deposit`,
  SECOND_DEPOSIT: msg`Second deposit`,
  THIRD_DEPOSIT: msg`Third deposit`,
  FOURTH_DEPOSIT: msg`Fourth deposit`,
  FIFTH_DEPOSIT: msg`Fifth deposit`,
  DEPOSIT_COUNT: msg`Number of deposits`,
  DEPOSIT_BET_BONUS: msg`Deposits and bets`,
  SIGNUP: msg`Sign-up`,
  LUCKY_BET: msg`Lucky bet`,
  REGISTER: msg`Registration`,
  LOGIN: msg`Sign-in calendar`,
  REFERRAL: msg`Referral`,
  SAVIOR: msg`Cashback on losses`,
  PROMOCODE: msg`Promo code`,
  RECIEVEREWARDS: msg`Rewards to collect`,
  MEMBERLEVEL: msg`VIP level`,
  PRIZE_WHEEL: msg`Prize wheel`,
}

export const rewardStates: StateTexts = {
  issued: { text: msg`To claim`, tone: 'warn' },
  claimed: { text: msg`Claimed`, tone: 'good' },
  expired: { text: msg`Expired`, tone: 'neutral' },
}

export const roundOutcomes: StateTexts = {
  open: { text: msg`Open`, tone: 'warn' },
  won: { text: msg`Won`, tone: 'good' },
  lost: { text: msg`Lost`, tone: 'neutral' },
  drawn: { text: msg`Even`, tone: 'neutral' },
  voided: { text: msg`Voided`, tone: 'bad' },
}

export const lotteryStates: Record<keyof typeof orderStatus, { text: MessageDescriptor; tone: Tone }> = {
  confirmed: { text: msg`Confirmed`, tone: 'neutral' },
  open: { text: msg`Open`, tone: 'warn' },
  won: { text: msg`Won`, tone: 'good' },
  lost: { text: msg`Lost`, tone: 'neutral' },
  stoppedOnHit: { text: msg`Stopped after a win`, tone: 'neutral' },
  abandoned: { text: msg`Skipped`, tone: 'neutral' },
  cancelledByPlayer: { text: msg`Cancelled by the player`, tone: 'neutral' },
  drawVoid: { text: msg`Draw void`, tone: 'neutral' },
  systemRefund: { text: msg`Refunded by the system`, tone: 'neutral' },
  superRefund: { text: msg`Refunded by staff`, tone: 'neutral' },
  tie: { text: msg`Tie`, tone: 'neutral' },
  cancelled: { text: msg`Cancelled`, tone: 'neutral' },
  rejected: { text: msg`Rejected`, tone: 'bad' },
  invalid: { text: msg`Invalid`, tone: 'bad' },
}

export const accountStates: StateTexts = {
  active: { text: msg`Active`, tone: 'good' },
  disabled: { text: msg`Blocked`, tone: 'bad' },
}

export const auditResults: StateTexts = {
  done: { text: msg`Done`, tone: 'good' },
  refused: { text: msg`Refused`, tone: 'bad' },
  read: { text: msg`Read`, tone: 'neutral' },
}
