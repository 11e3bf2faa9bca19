import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { HIGHEST_LEVEL, levelName } from '@ante/contract/vip/level.ts'

import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { Merchant } from '../../merchant/public.ts'
import { levelChangesOf, putVipLevel, putVipTerms, standingsOf, vipLevelsOf, vipTermsOf } from '../public.ts'
import type { VipLevel, VipTerms } from '../public.ts'
import { putRebateRate, rebateRatesOn } from '../../promotions/public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter, Subject } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/demand-option.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import {
  acceptLoss,
  holdRatesAgainstEdge,
  requestedRates,
} from '../../promotions/operate/house-edge/affordable-rates.ts'
import { bonusWarnings } from '../../promotions/operate/house-edge/bonus-warnings.ts'
import type { BonusTerms } from '../../promotions/operate/house-edge/rules.ts'
import { bonusesOfLevel } from '../../promotions/operate/house-edge/vip-bonuses.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { didYouMean } from '../../operator/kit/nearest.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { hundredthsIn, timesText } from '../../operator/kit/play-times.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const WHOLE = /^\d{1,3}$/
const PERCENT = /^(\d(\.\d{1,3})?|10(\.0{1,3})?)$/
const MOST_WITHDRAWALS = 100
const MOST_DAYS = 365

const levelParameter: Parameter = { name: 'level', about: `0 to ${HIGHEST_LEVEL}` }

const list: Command = {
  action: 'list',
  summary: 'Shows what each level of the VIP club asks for and gives',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = await merchantsNamed(db, words['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code, zone, currency }) => {
        const levels = await vipLevelsOf(db, code)
        const { multipleHundredths, rewardDays } = await vipTermsOf(db, code)
        const day = await dayFrom(db, zone, 0)
        const terms = { play: timesText(multipleHundredths), days: rewardDays, currency }
        return Promise.all(
          levels.map(async (level) => {
            const { RNG } = await rebateRatesOn(db, { merchantCode: code, day, level: level.level })
            return { merchant: code, level: levelName(level.level), ...shown(level), RNG: percentOf(RNG), ...terms }
          }),
        )
      }),
    )
    const columns = ['merchant', 'level', ...Object.keys(choices), 'RNG', 'play', 'days', 'currency']
    return { kind: 'list', columns, rows: rows.flat(), empty: 'There are no merchants.' }
  },
}

/** One requirement or benefit of a level: how it is entered, parsed and displayed. */
interface Choice {
  value: string
  about: string
  read(said: string): Partial<VipLevel>
  shown(level: VipLevel): string
}

const amount = (name: 'threshold' | 'keep' | 'bonus' | 'weeklySalary' | 'monthlySalary', about: string): Choice => ({
  value: 'amount',
  about,
  read: (said) => ({ [name]: amountIn(said) }),
  shown: (level) => textOf(level[name]),
})

const choices: Record<string, Choice> = {
  threshold: amount('threshold', 'what has to be played in all to reach it'),
  keep: amount('keep', 'what has to be played in a month to keep it'),
  bonus: amount('bonus', 'given once, when it is reached'),
  weekly: amount('weeklySalary', 'given each Monday'),
  monthly: amount('monthlySalary', 'given on the first of each month'),
  withdrawals: {
    value: 'count',
    about: 'how many withdrawals a day it gives above the usual',
    read: (said) => ({ withdrawals: countIn(said, MOST_WITHDRAWALS) }),
    shown: ({ withdrawals }) => String(withdrawals),
  },
  daily: {
    value: 'amount',
    about: 'the most that may leave in a day; none: the usual limits alone',
    read: (said) => ({ withdrawalMaximum: said === 'none' ? null : aboveZero(said) }),
    shown: ({ withdrawalMaximum }) => (withdrawalMaximum === null ? 'none' : textOf(withdrawalMaximum)),
  },
}

const shown = (level: VipLevel): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.shown(level)]))

const set: Command = {
  action: 'set',
  summary: 'Says what a level asks for and gives; what is not named stays as it is',
  parameters: [merchantParameter, levelParameter],
  options: {
    ...Object.fromEntries(Object.entries(choices).map(([name, { value, about }]) => [name, { value, about }])),
    ...acceptLoss,
  },
  examples: ['aurora 3 --threshold 200000 --keep 30000 --bonus 88'],
  run: (operator, { words: { merchant = '', level: said = '' }, options }) => {
    const level = levelIn(said)
    requireOption('vip set', options, Object.keys(choices))
    const wanted = Object.entries(options).filter(([name]) => name in choices)
    const seen = 'It holds at once: within seconds everybody has the level that he has played for.'
    return change(operator, { merchant, command: 'vip set', subject: levelName(level), seen }, async (tx, site) => {
      const { code } = site
      const levels = await vipLevelsOf(tx, code)
      const before = levels[level]
      if (!before) throw new NotDone(`There is no VIP${said}.`)
      const after: VipLevel = { ...before }
      for (const [name, text] of wanted) Object.assign(after, choices[name]?.read(text))
      requireOrder(levels.with(level, after))
      const bonuses = bonusesOfLevel(after, levels[level - 1], await vipTermsOf(tx, code))
      return {
        before: shown(before),
        after: shown(after),
        amounts: [after.bonus, after.weeklySalary, after.monthlySalary, after.withdrawalMaximum],
        write: () => putVipLevel(tx, code, after),
        check: await vipCheck(tx, { site, bonuses, options }),
      }
    })
  },
}

interface VipParams {
  site: Merchant
  bonuses: readonly BonusTerms[]
  options: Record<string, string>
}

/** Check after a level is written: all payout rates together, and each bonus individually. */
async function vipCheck(tx: Db, { site, bonuses, options }: VipParams): Promise<(tx: Db) => Promise<string[]>> {
  const rates = await holdRatesAgainstEdge(tx, requestedRates(site.code, await dayFrom(tx, site.zone, 1), options))
  return async (within) => [...(await rates(within)), ...(await bonusWarnings(within, site, bonuses))]
}

/** The lowest level has no threshold, and each threshold is above the one of the level below. */
function requireOrder(levels: readonly VipLevel[]): void {
  const [lowest] = levels
  if (lowest && (lowest.threshold > 0n || lowest.keep > 0n || lowest.bonus > 0n)) {
    throw new NotDone('VIP0 is everybody’s: it has no threshold, nothing to keep it by and no bonus.')
  }
  const tooLow = levels.find(({ level, threshold }) => level > 0 && threshold <= (levels[level - 1]?.threshold ?? 0n))
  if (!tooLow) return
  const [own, below] = [tooLow, levels[tooLow.level - 1]].map((one) => textOf(one?.threshold ?? 0n))
  throw new NotDone(
    `VIP${tooLow.level} would begin at ${own}, and VIP${tooLow.level - 1} at ${below}: each begins above the one below it.`,
  )
}

const rate: Command = {
  action: 'rate',
  summary:
    'Says how much of its turnover a vertical gives back on a level, from tomorrow on by the merchant’s calendar',
  parameters: [
    merchantParameter,
    levelParameter,
    { name: 'vertical', about: RebateCategory.options.join(', ') },
    { name: 'percent', about: 'of the turnover: 0 to 10, with three decimals at most' },
  ],
  options: acceptLoss,
  examples: ['aurora 3 RNG 0.7'],
  run: (operator, { words: { merchant = '', level: said = '', vertical: named = '', percent = '' }, options }) => {
    const level = levelIn(said)
    const vertical = categoryIn(named)
    if (!PERCENT.test(percent)) throw new UsageError(`${percent} is no rate: say a percentage from 0 to 10, like 0.7.`)
    const thousandths = Math.round(Number(percent) * 1000)
    const seen = 'Bets from tomorrow on give so much to who begins the day on that level.'
    const subject = `${levelName(level)} ${vertical}`
    return change(operator, { merchant, command: 'vip rate', subject, seen }, async (tx, { code, zone }) => {
      const fromDay = await dayFrom(tx, zone, 1)
      const rates = await rebateRatesOn(tx, { merchantCode: code, day: fromDay, level })
      return {
        before: percentOf(rates[vertical]),
        after: percentOf(thousandths),
        write: () => putRebateRate(tx, { merchantCode: code, vertical, level, fromDay, thousandths }),
        check: await holdRatesAgainstEdge(tx, requestedRates(code, fromDay, options)),
      }
    })
  },
}

const terms: Command = {
  action: 'terms',
  summary: 'Says how often what the club gives has to be played, and how many days it waits to be claimed',
  parameters: [merchantParameter],
  options: {
    play: { value: 'times', about: 'before it may be withdrawn; 0 is not at all' },
    days: { value: 'days', about: `1 to ${MOST_DAYS}` },
  },
  examples: ['aurora --play 1 --days 7'],
  run: (operator, { words: { merchant = '' }, options }) => {
    requireOption('vip terms', options, ['play', 'days'])
    const { play, days } = options
    const seen = 'It holds for what is given from now on.'
    return change(operator, { merchant, command: 'vip terms', subject: 'terms', seen }, async (tx, site) => {
      const { code } = site
      const before = await vipTermsOf(tx, code)
      const after: VipTerms = {
        multipleHundredths: play === undefined ? before.multipleHundredths : hundredthsIn(play),
        rewardDays: days === undefined ? before.rewardDays : Math.max(1, countIn(days, MOST_DAYS)),
      }
      const levels = await vipLevelsOf(tx, code)
      const bonuses = levels.flatMap((one) => bonusesOfLevel(one, levels[one.level - 1], after))
      return {
        before: shownTerms(before),
        after: shownTerms(after),
        write: () => putVipTerms(tx, code, after),
        check: (within) => bonusWarnings(within, site, bonuses),
      }
    })
  },
}

const shownTerms = ({ multipleHundredths, rewardDays }: VipTerms) => ({
  play: timesText(multipleHundredths),
  days: rewardDays,
})

const of: Command = {
  action: 'of',
  summary: 'Shows the level of a member, what he has played for it, and how it has changed',
  parameters: [merchantParameter, { name: 'account', about: 'whose level, by his account' }],
  examples: ['aurora player01'],
  run: async ({ db }, { words: { merchant = '', account = '' } }) => {
    const [found] = await merchantsNamed(db, merchant)
    const memberId = await memberNamed(db, found?.code ?? '', account)
    const [standing] = await standingsOf(db, [memberId], await nowBy(db))
    const changes = await levelChangesOf(db, memberId)
    const rows = changes.map(({ at, from, to, reason }) => {
      return { when: at, what: `${levelName(from)} → ${levelName(to)}`, why: reason }
    })
    const played = `${textOf(standing?.turnover ?? 0n)} in all, ${textOf(standing?.month ?? 0n)} this month`
    const now = { when: 'now', what: levelName(standing?.level ?? 0), why: played }
    return { kind: 'list', columns: ['when', 'what', 'why'], rows: [now, ...rows], empty: '' }
  },
}

async function memberNamed(db: Db, merchantCode: string, account: string): Promise<bigint> {
  const found = await findAccount(db, merchantCode, account)
  if (!found) throw new NotDone(`${merchantCode} has no member ${account}.`)
  return found.id
}

function levelIn(said: string): number {
  const level = countIn(said.replace(/^vip/i, ''), HIGHEST_LEVEL)
  return level
}

function categoryIn(said: string): RebateCategory {
  const found = RebateCategory.safeParse(said.toUpperCase())
  if (found.success) return found.data
  const known = RebateCategory.options
  throw new NotDone(`${said} gives no rebates.${didYouMean(said, known)} There are: ${known.join(', ')}.`)
}

function countIn(said: string, most: number): number {
  const count = WHOLE.test(said) ? Number(said) : most + 1
  if (count > most) throw new UsageError(`${said} is no whole number from 0 to ${most}.`)
  return count
}

function amountIn(said: string): bigint {
  if (!AMOUNT.test(said)) throw new UsageError(`${said} is no amount, like 100 or 100.00.`)
  return unitsOf(said)
}

function aboveZero(said: string): bigint {
  const units = amountIn(said)
  if (units === 0n) throw new UsageError('A day’s most is above zero; or say none.')
  return units
}

const percentOf = (thousandths: number): string => `${thousandths / 1000} %`

export const vip: Subject = {
  name: 'vip',
  about: 'the levels of the VIP club',
  commands: [list, set, rate, terms, of],
}
