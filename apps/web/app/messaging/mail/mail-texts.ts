import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { formatDateTime } from '../../lib/i18n/format-date-time.ts'
import { formatPeriod } from '../../lib/i18n/format-period.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { contractMail } from './contract-mail.ts'

type Detail = Record<string, string>

/** Formatted values for the sentences. */
interface Parts {
  amount: string
  until: string
  title: string
  bank: string
  digits: string
  reason: string
  game: string
  draw: string
  /** For a correction: `before` was paid, `payout` is correct, and `owed` is still to be paid back. */
  before: string
  payout: string
  owed: string
  place: string
  /** Of a statement: a year or a month. */
  period: string
  detail: Detail
}

interface MailContent {
  title: MessageDescriptor
  text: MessageDescriptor
  /** Link to the next step. */
  link?: { to: string; label: MessageDescriptor }
}

export interface MailTexts {
  title: string
  text: string
  link: { to: string; label: string } | null
}

export const kindTexts: Record<MailKind, MessageDescriptor> = {
  service: msg`Service`,
  reward: msg`Rewards`,
  withdrawal: msg`Withdrawals`,
  deposit: msg`Deposits`,
  lottery: msg`Lottery`,
  security: msg`Security`,
  offer: msg`For you`,
}

const withdrawals = { to: '/m/withdrawReport', label: msg`See your withdrawals` }
const rewards = { to: '/m/rewardCenter', label: msg`See your rewards` }
const responsibleGaming = { to: '/m/safePlay', label: msg`Safer play` }
const security = { to: '/m/securityCenter', label: msg`Security center` }

/** Messages of automatic mails, in every language of the app: the gateway sends only names and numbers. */
const automatic: Record<MailTemplate, (parts: Parts) => MailContent> = {
  'withdrawal.paid': ({ amount, bank, digits }) => ({
    title: msg`Withdrawal paid`,
    text: msg`${amount} is being sent to ${bank}, account ending in ${digits}. Some banks take a while to show it.`,
    link: withdrawals,
  }),
  'withdrawal.rejected': ({ amount, reason }) => ({
    title: msg`Withdrawal rejected`,
    text: reason
      ? msg`${amount} is back in your wallet. Reason: ${reason}`
      : msg`${amount} is back in your wallet. Contact customer service for details.`,
    link: withdrawals,
  }),
  'withdrawal.failed': ({ amount, reason }) => ({
    title: msg`Withdrawal failed`,
    text: reason
      ? msg`${amount} is back in your wallet. Reason: ${reason}`
      : msg`${amount} is back in your wallet. Check the bank card and try again.`,
    link: withdrawals,
  }),
  'deposit.credited': ({ amount }) => ({
    title: msg`Deposit received`,
    text: msg`${amount} has been added to your wallet.`,
    link: { to: '/m/vouReport', label: msg`See your deposits` },
  }),
  'reward.issued': ({ amount, title, until }) => ({
    title: msg`You have a reward to claim`,
    text: msg`${title}: ${amount}. Claim it by ${until}.`,
    link: rewards,
  }),
  'reward.ending': ({ amount, title, until }) => ({
    title: msg`A reward is about to expire`,
    text: msg`${title}: ${amount}. Claim it by ${until}, before it expires.`,
    link: rewards,
  }),
  'promotion.rejected': ({ title, reason }) => ({
    title: msg`Your application was declined`,
    text: reason ? msg`${title}. Reason: ${reason}` : msg`${title}. Contact customer service for details.`,
    link: { to: '/m/activity', label: msg`See promotions` },
  }),
  'lottery.won': ({ amount, game, draw }) => ({
    title: msg`Your bet won`,
    text: msg`${game}, draw ${draw}: ${amount} has been added to your wallet.`,
    link: { to: '/m/lotteryOrders', label: msg`See your bets` },
  }),
  'round.corrected': ({ game, before, payout, owed }) => ({
    title: msg`Result corrected`,
    text: owed
      ? msg`A result in ${game} was wrong. You received ${before}; the correct payout is ${payout}. Your wallet balance was too low to cover the difference, so ${owed} will be deducted from your next credits.`
      : msg`A result in ${game} was wrong. You received ${before}; the correct payout is ${payout}. Your balance has been adjusted.`,
    link: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.held': ({ game, amount }) => ({
    title: msg`Your winnings are under review`,
    text: msg`${game}: your winnings of ${amount} are unusually high, so we’re checking them with the provider. We’ll message you once there’s a decision.`,
    link: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.approved': ({ game, amount }) => ({
    title: msg`Your winnings have been paid`,
    text: msg`${game}: we’ve checked your winnings of ${amount}. They’re now in your wallet.`,
    link: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.rejected': ({ game, amount, reason }) => ({
    title: msg`Your winnings weren’t approved`,
    text: msg`${game}: your winnings of ${amount} weren’t paid. Reason: ${reason}`,
    link: { to: '/m/service', label: msg`Contact customer service` },
  }),
  'feedback.answered': () => ({
    title: msg`We’ve answered your feedback`,
    text: msg`Thank you for your feedback. Our answer is shown with it.`,
    link: { to: '/m/feedback', label: msg`Read answer` },
  }),
  'responsible.gaming.exclusion': ({ until, detail }) => ({
    title: detail['kind'] === 'exclusion' ? msg`Your self-exclusion is confirmed` : msg`Your time-out is confirmed`,
    text: until
      ? msg`You chose to take a break until ${until}. Until then you can’t deposit or bet, but you can withdraw your money at any time.`
      : msg`You chose to self-exclude permanently. You can’t deposit or bet, but you can withdraw your money at any time.`,
    link: responsibleGaming,
  }),
  'responsible.gaming.reinstatement': ({ until }) => ({
    title: msg`You asked to play again`,
    text: msg`Your self-exclusion ends ${until}. You can take a new break at any time.`,
    link: responsibleGaming,
  }),
  'responsible.gaming.corrected': () => ({
    title: msg`Your break was corrected`,
    text: msg`We ended a break that was set by mistake. If you didn’t ask for this, please tell us.`,
    link: responsibleGaming,
  }),
  'responsible.gaming.limit': ({ detail }) => ({
    title: limitTitle(detail),
    text: limitText(detail),
    link: responsibleGaming,
  }),
  'security.changed': ({ place, detail }) => ({
    title: securityTitles[detail['kind'] ?? ''] ?? msg`Your security settings have changed`,
    text: place
      ? msg`This was done in ${place}. If this wasn’t you, change your password and contact us immediately.`
      : msg`If this wasn’t you, change your password and contact us immediately.`,
    link: security,
  }),
  'security.signIn': ({ place }) => ({
    title: msg`New login from a new location or device`,
    text: place
      ? msg`This was done in ${place}. If this wasn’t you, change your password and contact us immediately.`
      : msg`If this wasn’t you, change your password and contact us immediately.`,
    link: security,
  }),
  'team.rates': ({ until, detail: { agent = '', series } }) => ({
    title: msg`Your rebates have changed`,
    text: ratesText({ agent, until, hasSeries: series !== undefined }),
    link: { to: '/m/member/manualRebate', label: msg`See your rebate` },
  }),
  'contract.step': ({ detail }) => contractMail(detail),
  'bill.short': () => ({
    title: msg`Payments to your team are due`,
    text: msg`Your main wallet balance is too low to pay your downlines. Add money to it. We’ll try again every night for a week.`,
    link: { to: '/m/member/agent/agentDivident?tab=bills&side=payer', label: msg`See amounts due` },
  }),
  'bill.waits': () => ({
    title: msg`Your earnings are delayed`,
    text: msg`Your upline can’t pay your salary or dividend right now. See your statements for the current status.`,
    link: { to: '/m/member/agent/agentDivident?tab=bills', label: msg`See your statements` },
  }),
  'agent.promoted': ({ detail: { agent = '' } }) => ({
    title: msg`You’re now an agent`,
    text: msg`${agent} has made you an agent. Your account and balance stay the same, and you can build your own team.`,
    link: { to: '/m/agent', label: msg`Go to agency center` },
  }),
  'agent.demoted': () => ({
    title: msg`You’re a player again`,
    text: msg`Your account is no longer an agent account. Your balance isn’t affected. Contact customer service for details.`,
    link: { to: '/m/service', label: msg`Contact customer service` },
  }),
  'statement.ready': ({ period, until }) => ({
    title: msg`Your statement is ready`,
    text: msg`Your statement for ${period} is ready. You can download it until ${until}.`,
    link: { to: '/m/statements', label: msg`See your statements` },
  }),
  'balance.adjusted': ({ amount, detail: { direction } }) => ({
    title: msg`Your balance was adjusted`,
    text:
      direction === 'debit'
        ? msg`${amount} has been deducted from your wallet. Contact customer service for details.`
        : msg`${amount} has been added to your wallet.`,
    link: { to: '/m/service', label: msg`Contact customer service` },
  }),
  'agent.message': ({ detail: { agent = '', text = '' } }) => ({
    title: msg`Message from your agent`,
    text: msg`${agent}: ${text}`,
  }),
}

const securityTitles: Record<string, MessageDescriptor> = {
  'password.changed': msg`Your password was changed`,
  'payment_password.changed': msg`Your payment password was changed`,
  'sessions.ended': msg`Other devices were logged out`,
  'authenticator.added': msg`An authenticator app was added`,
  'authenticator.removed': msg`The authenticator app was removed`,
  'recovery_codes.made': msg`New recovery codes were created`,
  'recovery_code.used': msg`A recovery code was used`,
  'passkey.added': msg`A passkey was added`,
  'passkey.removed': msg`A passkey was removed`,
  'bank_card.added': msg`A bank card was added`,
}

function ratesText({
  agent,
  until,
  hasSeries,
}: {
  agent: string
  until: string
  hasSeries: boolean
}): MessageDescriptor {
  if (!until) return msg`${agent} has changed your lottery series. It applies from your next bet.`
  return hasSeries
    ? msg`${agent} has changed your rebates from ${until} and your lottery series. Earlier bets keep the old rates.`
    : msg`${agent} has changed your rebates from ${until}. Earlier bets keep the old rates.`
}

function limitTitle({ change }: Detail): MessageDescriptor {
  if (change === 'wanted') return msg`New limit pending`
  if (change === 'kept') return msg`Your limit is unchanged`
  return msg`Your limit is confirmed`
}

function limitText({ change, kind }: Detail): MessageDescriptor {
  if (change === 'wanted') {
    return msg`You asked to raise or remove a limit. The change applies once you confirm it after the waiting period.`
  }
  if (change === 'kept') return msg`You cancelled the change you requested.`
  if (kind === 'loss') return msg`Your loss limit applies as you set it.`
  return kind === 'session'
    ? msg`Your time limit applies as you set it.`
    : msg`Your deposit limit applies as you set it.`
}

interface Reader {
  i18n: I18n
  zone: string
  /** Returns a country's name by its code. */
  countryName(code: string): string
}

/** Returns the text of a mail sent by the gateway. */
export function mailTexts(template: MailTemplate, detail: Detail, { i18n, zone, countryName }: Reader): MailTexts {
  const { amount = '', currency = '', until = detail['from'] ?? '', country = '' } = detail
  const detailText = (name: string) => detail[name] ?? ''
  const money = (name: string) => detailText(name) && formatMoney({ amount: detailText(name), currency }, i18n.locale)
  const { title, text, link } = automatic[template]({
    amount: amount && currency ? formatMoney({ amount, currency }, i18n.locale) : amount,
    until: until && formatDateTime(until, { locale: i18n.locale, zone }),
    title: detailText('title'),
    bank: detailText('bank'),
    digits: detailText('digits'),
    reason: detailText('reason'),
    game: detailText('game'),
    draw: detailText('draw'),
    before: money('before'),
    payout: money('payout'),
    owed: money('owed'),
    place: country && countryName(country),
    period: detail['period'] === undefined ? '' : formatPeriod(detail['period'], i18n.locale),
    detail,
  })
  return { title: i18n._(title), text: i18n._(text), link: link ? { to: link.to, label: i18n._(link.label) } : null }
}
