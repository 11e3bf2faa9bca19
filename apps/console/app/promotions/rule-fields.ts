import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OfferedType } from '../ui/promotion-texts.ts'

/** Values of a group of rules, as they are sent. Numbers that cannot be read are kept as typed. */
export type RuleValues = Record<string, unknown>

interface Common {
  name: string
  label: MessageDescriptor
  hint?: MessageDescriptor
}

/** A field of rules. The gateway's schema of the type decides what is valid; fields only say how a value is entered. */
export type RuleField =
  | (Common & { kind: 'amount' | 'percent' | 'time' | 'text'; isOptional?: boolean })
  | (Common & { kind: 'count' })
  | (Common & { kind: 'yes' })
  | (Common & { kind: 'choice'; options: readonly { value: string; label: MessageDescriptor }[] })
  | (Common & { kind: 'category' })
  | (Common & { kind: 'bonus' })
  /** Amounts in order, such as the days of a calendar. */
  | (Common & { kind: 'amounts'; each: MessageDescriptor; most: number })
  /** Fields that exist or not. */
  | (Common & { kind: 'group'; first: RuleValues; fields: readonly RuleField[] })
  /** Several groups with the same fields, or with fields by their values. */
  | (Common & {
      kind: 'list'
      each: MessageDescriptor
      most: number
      first: RuleValues
      fields(item: RuleValues): readonly RuleField[]
    })

const amount = { name: 'amount', label: msg`Reward`, kind: 'amount' } as const satisfies RuleField
const bonus = {
  name: 'bonus',
  label: msg`Deposit bonus`,
  hint: msg`Amount, conditions and wagering are those of the bonus.`,
  kind: 'bonus',
} as const satisfies RuleField
const cap = {
  name: 'cap',
  label: msg`Maximum reward`,
  hint: msg`Empty: no maximum.`,
  kind: 'amount',
  isOptional: true,
} as const satisfies RuleField

const targets = [
  { value: 'deposit', label: msg`Deposits` },
  { value: 'betVolume', label: msg`Valid bets` },
  { value: 'wins', label: msg`Won rounds` },
  { value: 'loginDays', label: msg`Days with a visit` },
]
const periods = [
  { value: 'daily', label: msg`Each day` },
  { value: 'weekly', label: msg`Each week` },
  { value: 'once', label: msg`Once` },
]

/** Fields of a mission: an amount for deposits and bets, otherwise a number. */
function missionFields({ target }: RuleValues): readonly RuleField[] {
  const isAmount = target === 'deposit' || target === 'betVolume'
  const isOfGames = target === 'betVolume' || target === 'wins'
  return [
    { name: 'id', label: msg`Id`, hint: msg`For staff only: lower-case letters, digits and -`, kind: 'text' },
    { name: 'target', label: msg`Target`, kind: 'choice', options: targets },
    isAmount
      ? { name: 'amount', label: msg`Amount to reach`, kind: 'amount' }
      : { name: 'count', label: msg`Number to reach`, kind: 'count' },
    ...(isOfGames ? [{ name: 'category', label: msg`Games`, kind: 'category' } as const] : []),
    { name: 'period', label: msg`Repeats`, kind: 'choice', options: periods },
    { name: 'reward', label: msg`Reward`, kind: 'amount' },
  ]
}

const weighted = (label: MessageDescriptor): readonly RuleField[] => [
  { name: 'amount', label, kind: 'amount' },
  { name: 'weight', label: msg`Weight`, kind: 'count' },
]

/** Fields of the rules of each type. */
export const ruleFields: Record<OfferedType, readonly RuleField[]> = {
  SIGNUP: [amount],
  REGISTER: [amount],
  PROMOCODE: [
    amount,
    {
      name: 'once',
      label: msg`A player uses`,
      kind: 'choice',
      options: [
        { value: 'promotion', label: msg`One code of the promotion` },
        { value: 'code', label: msg`Each code once` },
      ],
    },
  ],
  MANUAL: [
    { ...amount, hint: msg`Empty: the reviewer decides.`, isOptional: true },
    cap,
    { name: 'leastPictures', label: msg`Required pictures`, hint: msg`0 to 3`, kind: 'count' },
    { name: 'commentRequired', label: msg`Players must write a comment`, kind: 'yes' },
    { name: 'mayApplyAgain', label: msg`Players may apply again after a rejection`, kind: 'yes' },
  ],
  SAVIOR: [
    { name: 'percent', label: msg`Share of the loss (%)`, kind: 'percent' },
    { name: 'minimumLoss', label: msg`Minimum loss of a day`, kind: 'amount' },
    cap,
    { name: 'atHour', label: msg`Paid at hour`, hint: msg`0 to 12, by the site's clock`, kind: 'count' },
  ],
  DEPOSIT_COUNT: [
    { name: 'deposits', label: msg`Number of deposits`, kind: 'count' },
    {
      name: 'each',
      label: msg`Minimum of each deposit`,
      hint: msg`Empty: any amount.`,
      kind: 'amount',
      isOptional: true,
    },
    amount,
  ],
  DEPOSIT: [bonus],
  FIRST_DEPOSIT: [bonus],
  SECOND_DEPOSIT: [bonus],
  THIRD_DEPOSIT: [bonus],
  FOURTH_DEPOSIT: [bonus],
  FIFTH_DEPOSIT: [bonus],
  LOGIN: [
    { name: 'bonuses', label: msg`Bonuses by day`, each: msg`Day`, kind: 'amounts', most: 31 },
    { name: 'minDeposit', label: msg`Minimum deposit`, hint: msg`Empty: none.`, kind: 'amount', isOptional: true },
    {
      name: 'depositWithin',
      label: msg`Deposits that count`,
      kind: 'choice',
      options: [
        { value: 'day', label: msg`Of the day` },
        { value: 'ever', label: msg`Of any day` },
      ],
    },
  ],
  MISSION: [
    {
      name: 'missions',
      label: msg`Missions`,
      each: msg`Mission`,
      kind: 'list',
      most: 20,
      first: { id: '', period: 'daily', target: 'deposit' },
      fields: missionFields,
    },
    {
      name: 'board',
      label: msg`Leaderboard by valid bets`,
      kind: 'group',
      first: { window: 'week', prizes: [{ to: 1, amount: '' }] },
      fields: [
        {
          name: 'window',
          label: msg`Ranks are counted`,
          kind: 'choice',
          options: [
            { value: 'day', label: msg`Each day` },
            { value: 'week', label: msg`Each week` },
            { value: 'promotion', label: msg`Once, for the whole promotion` },
          ],
        },
        {
          name: 'prizes',
          label: msg`Prizes`,
          each: msg`Prize`,
          kind: 'list',
          most: 20,
          first: { to: 1, amount: '' },
          fields: () => [
            { name: 'to', label: msg`Down to rank`, kind: 'count' },
            { name: 'amount', label: msg`Prize of each rank`, kind: 'amount' },
          ],
        },
      ],
    },
  ],
  RAFFLE: [
    {
      name: 'windows',
      label: msg`Windows of each day`,
      each: msg`Window`,
      kind: 'list',
      most: 48,
      first: { at: '20:00', minutes: 30 },
      fields: () => [
        { name: 'at', label: msg`Start`, hint: msg`Hours and minutes, 20:00`, kind: 'time' },
        { name: 'minutes', label: msg`Minutes`, kind: 'count' },
      ],
    },
    {
      name: 'amounts',
      label: msg`Envelopes`,
      each: msg`Envelope`,
      hint: msg`Weight 2 is drawn twice as often as weight 1.`,
      kind: 'list',
      most: 20,
      first: { amount: '', weight: 1 },
      fields: () => weighted(msg`Amount`),
    },
    { name: 'playsADay', label: msg`Plays of a player on a day`, kind: 'count' },
    { name: 'seconds', label: msg`Seconds of a play`, kind: 'count' },
    { name: 'envelopesASecond', label: msg`Envelopes per second`, kind: 'count' },
    { name: 'announcedMinutes', label: msg`Announced before (minutes)`, kind: 'count' },
    { name: 'dayBudget', label: msg`Budget of a day`, hint: msg`Empty: no limit.`, kind: 'amount', isOptional: true },
  ],
  PRIZE_WHEEL: [
    {
      name: 'segments',
      label: msg`Segments`,
      each: msg`Segment`,
      hint: msg`Amount 0 is no prize. Weight 2 is drawn twice as often as weight 1.`,
      kind: 'list',
      most: 12,
      first: { amount: '0', weight: 1 },
      fields: () => weighted(msg`Prize`),
    },
    { name: 'free', label: msg`Free spins on a day`, hint: msg`0 to 5`, kind: 'count' },
    {
      name: 'deposit',
      label: msg`Spins for deposits`,
      kind: 'group',
      first: { aDay: 3, days: 7 },
      fields: [
        { name: 'each', label: msg`Amount of a deposit`, kind: 'amount' },
        { name: 'aDay', label: msg`Spins on a day`, kind: 'count' },
        { name: 'days', label: msg`A spin is valid for (days)`, kind: 'count' },
      ],
    },
  ],
  REFERRAL: [
    {
      name: 'friend',
      label: msg`Reward for each friend`,
      kind: 'group',
      first: { multiple: 5 },
      fields: [
        amount,
        { name: 'deposit', label: msg`Minimum first deposit of the friend`, kind: 'amount' },
        { name: 'multiple', label: msg`Turnover of the friend, as a multiple of the deposit`, kind: 'count' },
      ],
    },
    {
      name: 'play',
      label: msg`Share of the friends' turnover`,
      kind: 'group',
      first: {},
      fields: [
        { name: 'percent', label: msg`Share (%)`, kind: 'percent' },
        { ...cap, label: msg`Maximum of a day`, hint: msg`Empty: no maximum.` },
      ],
    },
  ],
  UPGRADE_BONUS: [],
  RANK_SALARY: [],
  MEMBERLEVEL: [],
}
