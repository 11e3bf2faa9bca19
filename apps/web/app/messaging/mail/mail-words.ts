import type { MailKind, MailTemplate } from '@ante/contract/messaging/mail.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { farTimeThere } from '../../lib/words/far-time-there.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { contractTold } from './contract-told.ts'

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
  /** For a correction: the amount paid, the correct amount, and the amount still to be paid back. */
  before: string
  payout: string
  owed: string
  place: string
  detail: Detail
}

interface Told {
  title: MessageDescriptor
  words: MessageDescriptor
  /** Link to the next step. */
  way?: { to: string; label: MessageDescriptor }
}

export interface MailWords {
  title: string
  words: string
  way: { to: string; label: string } | null
}

export const kindWords: Record<MailKind, MessageDescriptor> = {
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

/** All languages have these messages: the gateway sends only names and numbers. */
const told: Record<MailTemplate, (parts: Parts) => Told> = {
  'withdrawal.paid': ({ amount, bank, digits }) => ({
    title: msg`Your withdrawal is paid`,
    words: msg`${amount} is on its way to ${bank}, account ending in ${digits}. Some banks take a moment to show it.`,
    way: withdrawals,
  }),
  'withdrawal.rejected': ({ amount, reason }) => ({
    title: msg`Your withdrawal was not approved`,
    words: reason
      ? msg`${amount} is back in your wallet. The reason: ${reason}`
      : msg`${amount} is back in your wallet. Customer service tells you more.`,
    way: withdrawals,
  }),
  'withdrawal.failed': ({ amount, reason }) => ({
    title: msg`Your withdrawal did not go through`,
    words: reason
      ? msg`${amount} is back in your wallet. The reason: ${reason}`
      : msg`${amount} is back in your wallet. Please check the bank card and ask once more.`,
    way: withdrawals,
  }),
  'deposit.credited': ({ amount }) => ({
    title: msg`Your deposit is here`,
    words: msg`${amount} is in your wallet.`,
    way: { to: '/m/vouReport', label: msg`See your deposits` },
  }),
  'reward.issued': ({ amount, title, until }) => ({
    title: msg`A reward is waiting for you`,
    words: msg`${title}: ${amount}. You can claim it until ${until}.`,
    way: rewards,
  }),
  'reward.ending': ({ amount, title, until }) => ({
    title: msg`A reward is about to end`,
    words: msg`${title}: ${amount} waits for you until ${until}. After that it is gone.`,
    way: rewards,
  }),
  'promotion.rejected': ({ title, reason }) => ({
    title: msg`Your application was not accepted`,
    words: reason ? msg`${title}. The reason: ${reason}` : msg`${title}. Customer service tells you more.`,
    way: { to: '/m/activity', label: msg`See the promotions` },
  }),
  'lottery.won': ({ amount, game, draw }) => ({
    title: msg`Your bet has won`,
    words: msg`${game}, draw ${draw}: ${amount} is in your wallet.`,
    way: { to: '/m/lotteryOrders', label: msg`See your bets` },
  }),
  'round.corrected': ({ game, before, payout, owed }) => ({
    title: msg`A result was corrected`,
    words: owed
      ? msg`A result of ${game} was wrong. You got ${before}, and the right payout is ${payout}. Your wallet had too little to take back: the next ${owed} that come in go towards it.`
      : msg`A result of ${game} was wrong. You got ${before}, and the right payout is ${payout}. The difference is booked.`,
    way: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.held': ({ game, amount }) => ({
    title: msg`Your win is under review`,
    words: msg`${game}: your win of ${amount} is unusually large, so we are checking it with the game provider. We will write to you once it is decided.`,
    way: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.approved': ({ game, amount }) => ({
    title: msg`Your win is paid`,
    words: msg`${game}: we have checked your win of ${amount}. It is in your wallet.`,
    way: { to: '/m/gameRecord', label: msg`See your bets` },
  }),
  'win.rejected': ({ game, amount, reason }) => ({
    title: msg`Your win was not approved`,
    words: msg`${game}: your win of ${amount} was not paid. The reason: ${reason}`,
    way: { to: '/m/service', label: msg`Ask customer service` },
  }),
  'feedback.answered': () => ({
    title: msg`We have answered your feedback`,
    words: msg`Thank you for telling us. Our answer stands beside what you wrote.`,
    way: { to: '/m/feedback', label: msg`Read the answer` },
  }),
  'responsible.gaming.exclusion': ({ until, detail }) => ({
    title: detail['kind'] === 'exclusion' ? msg`Your exclusion is confirmed` : msg`Your time-out is confirmed`,
    words: until
      ? msg`You chose to take a break until ${until}. Until then you can’t deposit or bet; you can withdraw your money at any time.`
      : msg`You chose to exclude yourself for good. You can’t deposit or bet; you can withdraw your money at any time.`,
    way: responsibleGaming,
  }),
  'responsible.gaming.reinstatement': ({ until }) => ({
    title: msg`You asked to come back`,
    words: msg`Your exclusion ends ${until}. You can take a new rest at any time.`,
    way: responsibleGaming,
  }),
  'responsible.gaming.corrected': () => ({
    title: msg`Your break was corrected`,
    words: msg`We ended a rest that was set by mistake. If you did not ask for that, please tell us.`,
    way: responsibleGaming,
  }),
  'responsible.gaming.limit': ({ detail }) => ({
    title: limitTitle(detail),
    words: limitText(detail),
    way: responsibleGaming,
  }),
  'security.changed': ({ place, detail }) => ({
    title: securityTitles[detail['kind'] ?? ''] ?? msg`The security of your account has changed`,
    words: place
      ? msg`This was done in ${place}. If it was not you, change your password and write to us at once.`
      : msg`If it was not you, change your password and write to us at once.`,
    way: security,
  }),
  'security.signIn': ({ place }) => ({
    title: msg`Someone signed in from a new place`,
    words: place
      ? msg`This was done in ${place}. If it was not you, change your password and write to us at once.`
      : msg`If it was not you, change your password and write to us at once.`,
    way: security,
  }),
  'team.rates': ({ until, detail: { agent = '', series } }) => ({
    title: msg`Your rebates have changed`,
    words: ratesText({ agent, until, hasSeries: series !== undefined }),
    way: { to: '/m/member/manualRebate', label: msg`See your rebate` },
  }),
  'contract.step': ({ detail }) => contractTold(detail),
  'bill.short': () => ({
    title: msg`Your team waits to be paid`,
    words: msg`Your main wallet has too little for what you owe those below you. Put more into it: it is tried again each night, for a week.`,
    way: { to: '/m/member/agent/agentDivident?tab=bills&side=payer', label: msg`See what you owe` },
  }),
  'bill.waits': () => ({
    title: msg`What you earned waits`,
    words: msg`Your upline can’t pay your salary or dividend right now. Your bills show where it stands.`,
    way: { to: '/m/member/agent/agentDivident?tab=bills', label: msg`See your bills` },
  }),
  'agent.promoted': ({ detail: { agent = '' } }) => ({
    title: msg`You are an agent now`,
    words: msg`${agent} has made you an agent. Your account and your balance stay as they are, and you can build a team of your own.`,
    way: { to: '/m/agent', label: msg`To the agency center` },
  }),
  'agent.demoted': () => ({
    title: msg`You are a player again`,
    words: msg`Your account is no agent's account any more. Your balance stays as it is. Customer service tells you why.`,
    way: { to: '/m/service', label: msg`Ask customer service` },
  }),
  'agent.message': ({ detail: { agent = '', text = '' } }) => ({
    title: msg`A message from your agent`,
    words: msg`${agent} writes: ${text}`,
  }),
}

const securityTitles: Record<string, MessageDescriptor> = {
  'password.changed': msg`Your password was changed`,
  'payment_password.changed': msg`Your payment password was changed`,
  'sessions.ended': msg`Other devices were signed out`,
  'authenticator.added': msg`An authenticator app was added`,
  'authenticator.removed': msg`The authenticator app was removed`,
  'recovery_codes.made': msg`New recovery codes were made`,
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
  if (!until) return msg`${agent} has changed your lottery series. Your next bets have the new ones.`
  return hasSeries
    ? msg`${agent} has changed what your bets give back, from ${until} on, and your lottery series. What you played before gives what it gave.`
    : msg`${agent} has changed what your bets give back, from ${until} on. What you played before gives what it gave.`
}

function limitTitle({ change }: Detail): MessageDescriptor {
  if (change === 'wanted') return msg`A new limit is waiting`
  if (change === 'kept') return msg`Your limit stays as it was`
  return msg`Your limit is confirmed`
}

function limitText({ change, kind }: Detail): MessageDescriptor {
  if (change === 'wanted') {
    return msg`You asked for a higher limit, or for none. It holds once you confirm it, after the waiting time.`
  }
  if (change === 'kept') return msg`You took your wish for a change back.`
  if (kind === 'loss') return msg`Your loss limit holds as you set it.`
  return kind === 'session' ? msg`Your time limit holds as you set it.` : msg`Your deposit limit holds as you set it.`
}

interface Reader {
  i18n: I18n
  zone: string
  /** Returns a country's name by its code. */
  countryName(code: string): string
}

/** Returns the text of a mail sent by the gateway. */
export function mailWords(template: MailTemplate, detail: Detail, { i18n, zone, countryName }: Reader): MailWords {
  const { amount = '', currency = '', until = detail['from'] ?? '', country = '' } = detail
  const said = (name: string) => detail[name] ?? ''
  const money = (name: string) => said(name) && formatMoney({ amount: said(name), currency }, i18n.locale)
  const { title, words, way } = told[template]({
    amount: amount && currency ? formatMoney({ amount, currency }, i18n.locale) : amount,
    until: until && farTimeThere(until, i18n.locale, zone),
    title: said('title'),
    bank: said('bank'),
    digits: said('digits'),
    reason: said('reason'),
    game: said('game'),
    draw: said('draw'),
    before: money('before'),
    payout: money('payout'),
    owed: money('owed'),
    place: country && countryName(country),
    detail,
  })
  return { title: i18n._(title), words: i18n._(words), way: way ? { to: way.to, label: i18n._(way.label) } : null }
}
