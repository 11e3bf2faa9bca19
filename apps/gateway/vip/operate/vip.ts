import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { MAX_LEVEL, levelName } from '@ante/contract/vip/level.ts'

import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Merchant } from '../../merchant/public.ts'
import { levelChangesOf, putVipLevel, putVipTerms, progressOf, vipLevelsOf, vipTermsOf } from '../public.ts'
import type { VipLevel, VipTerms } from '../public.ts'
import { putRebateRate, rebateRatesOn } from '../../promotions/public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter, Subject } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { acceptLoss, checkRatesAgainstEdge, requestedRates } from '../../operator/house-edge/affordable-rates.ts'
import { bonusWarnings } from '../../operator/house-edge/bonus-warnings.ts'
import type { BonusTerms } from '../../operator/house-edge/rules.ts'
import { bonusesOfLevel } from '../../operator/house-edge/vip-bonuses.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { hundredthsIn, timesText } from '../../operator/kit/multiples.ts'
import { parseAmount, parseCategory, parseCount, parseDailyMaximum, parseLevel } from './parse-vip.ts'

const PERCENT = /^(\d(\.\d{1,3})?|10(\.0{1,3})?)$/
const MAX_WITHDRAWALS = 100
const MAX_DAYS = 365

const levelParameter: Parameter = { name: 'level', about: `0 to ${MAX_LEVEL}`, input: 'number' }

const list: Command = {
  action: 'list',
  summary: 'Lists the requirements and benefits of each VIP level',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code, zone, currency }) => {
        const levels = await vipLevelsOf(db, code)
        const day = await dayFrom(db, zone, 0)
        const terms = { ...shownTerms(await vipTermsOf(db, code)), currency }
        return Promise.all(
          levels.map(async (level) => {
            const { RNG } = await rebateRatesOn(db, { merchantCode: code, day, level: level.level })
            return { merchant: code, level: levelName(level.level), ...levelRow(level), RNG: percentOf(RNG), ...terms }
          }),
        )
      }),
    )
    const columns = [
      'merchant',
      'level',
      'threshold',
      'retention',
      'upgradeBonus',
      'weeklySalary',
      'monthlySalary',
      'RNG',
    ]
    return { kind: 'list', columns, rows: rows.flat(), empty: 'There are no merchants.' }
  },
}

/** Definition of a requirement or benefit of a level as an option: name, parser and format. */
interface Choice {
  /** Name in results. */
  key: string
  value: string
  about: string
  read(text: string): Partial<VipLevel>
  shown(level: VipLevel): string
}

const amount = (
  name: 'threshold' | 'retention' | 'bonus' | 'weeklySalary' | 'monthlySalary',
  key: string,
  about: string,
): Choice => ({
  key,
  value: 'amount',
  about,
  read: (input) => ({ [name]: parseAmount(input) }),
  shown: (level) => textOf(level[name]),
})

const choices: Record<string, Choice> = {
  threshold: amount('threshold', 'threshold', 'the lifetime turnover to reach the level'),
  retention: amount('retention', 'retention', 'the monthly turnover to keep the level'),
  'upgrade-bonus': amount('bonus', 'upgradeBonus', 'the upgrade bonus, paid once when the level is reached'),
  'weekly-salary': amount('weeklySalary', 'weeklySalary', 'the weekly salary, paid each Monday'),
  'monthly-salary': amount('monthlySalary', 'monthlySalary', 'the monthly salary, paid on the first of each month'),
  'extra-withdrawals': {
    key: 'extraWithdrawals',
    value: 'count',
    about: 'the number of additional withdrawals per day',
    read: (input) => ({ withdrawals: parseCount(input, MAX_WITHDRAWALS) }),
    shown: ({ withdrawals }) => String(withdrawals),
  },
  'daily-maximum': {
    key: 'dailyMaximum',
    value: 'amount',
    about: 'the maximum to withdraw per day; none: only the general limits',
    read: (input) => ({ withdrawalMaximum: input === 'none' ? null : parseDailyMaximum(input) }),
    shown: ({ withdrawalMaximum }) => (withdrawalMaximum === null ? 'none' : textOf(withdrawalMaximum)),
  },
}

const levelRow = (level: VipLevel): Record<string, string> =>
  Object.fromEntries(Object.values(choices).map((choice) => [choice.key, choice.shown(level)]))

const update: Command = {
  action: 'update',
  summary: 'Updates the requirements and benefits of a level; options that are not given do not change',
  parameters: [merchantParameter, levelParameter],
  options: {
    ...Object.fromEntries(Object.entries(choices).map(([name, { value, about }]) => [name, { value, about }])),
    ...acceptLoss,
  },
  examples: ['aurora 3 --threshold 200000 --retention 30000 --upgrade-bonus 88'],
  run: (operator, { positional: { merchant = '', level: levelText = '' }, options }) => {
    const level = parseLevel(levelText)
    requireOption('vip update', options, Object.keys(choices))
    const chosenOptions = Object.entries(options).filter(([name]) => name in choices)
    const effect = 'It applies immediately: within seconds all members have the level of their turnover.'
    return change(
      operator,
      { merchant, command: 'vip update', subject: levelName(level), effect },
      async (tx, site) => {
        const { code } = site
        const levels = await vipLevelsOf(tx, code)
        const before = levels[level]
        if (!before) throw new CommandFailed(`There is no level ${levelName(level)}.`)
        const after: VipLevel = { ...before }
        for (const [name, text] of chosenOptions) Object.assign(after, choices[name]?.read(text))
        requireOrder(levels.with(level, after))
        const bonuses = bonusesOfLevel(after, levels[level - 1], await vipTermsOf(tx, code))
        return {
          before: levelRow(before),
          after: levelRow(after),
          amounts: [after.bonus, after.weeklySalary, after.monthlySalary, after.withdrawalMaximum],
          write: () => putVipLevel(tx, code, after),
          check: await vipCheck(tx, { site, bonuses, options }),
        }
      },
    )
  },
}

interface VipParams {
  site: Merchant
  bonuses: readonly BonusTerms[]
  options: Record<string, string>
}

/** Returns the check after a level was written, of the sum of all payout rates and of each bonus. */
async function vipCheck(tx: Db, { site, bonuses, options }: VipParams): Promise<(tx: Db) => Promise<string[]>> {
  const rates = await checkRatesAgainstEdge(tx, requestedRates(site.code, await dayFrom(tx, site.zone, 1), options))
  return async (writeTx) => [...(await rates(writeTx)), ...(await bonusWarnings(writeTx, site, bonuses))]
}

/** Requires that the lowest level has no threshold, and that thresholds increase with the level. */
function requireOrder(levels: readonly VipLevel[]): void {
  const [lowest] = levels
  if (lowest && (lowest.threshold > 0n || lowest.retention > 0n || lowest.bonus > 0n)) {
    throw new CommandFailed('VIP0 is the level of all members: its threshold, monthly turnover and bonus must be 0.')
  }
  const tooLow = levels.find(({ level, threshold }) => level > 0 && threshold <= (levels[level - 1]?.threshold ?? 0n))
  if (!tooLow) return
  const [threshold, thresholdBelow] = [tooLow, levels[tooLow.level - 1]].map((item) => textOf(item?.threshold ?? 0n))
  throw new CommandFailed(
    `The threshold ${threshold} of VIP${tooLow.level} must be above the threshold ${thresholdBelow} of VIP${tooLow.level - 1}.`,
  )
}

const rate: Command = {
  action: 'update-rate',
  summary: 'Updates the rebate rate of a category on a level, from tomorrow by the merchant’s calendar',
  parameters: [
    merchantParameter,
    levelParameter,
    { name: 'category', about: RebateCategory.options.join(', '), choices: RebateCategory.options },
    { name: 'percent', about: 'the percentage of turnover: 0 to 10, with at most three decimals' },
  ],
  options: acceptLoss,
  examples: ['aurora 3 RNG 0.7'],
  run: (
    operator,
    { positional: { merchant = '', level: levelText = '', category: categoryText = '', percent = '' }, options },
  ) => {
    const level = parseLevel(levelText)
    const category = parseCategory(categoryText)
    if (!PERCENT.test(percent))
      throw new UsageError(`Invalid rate: ${percent}. Use a percentage from 0 to 10, for example 0.7.`)
    const thousandths = Math.round(Number(percent) * 1000)
    const effect = 'It applies to bets from tomorrow, for members who start the day on this level.'
    const subject = `${levelName(level)} ${category}`
    return change(operator, { merchant, command: 'vip update-rate', subject, effect }, async (tx, { code, zone }) => {
      const fromDay = await dayFrom(tx, zone, 1)
      const rates = await rebateRatesOn(tx, { merchantCode: code, day: fromDay, level })
      return {
        before: percentOf(rates[category]),
        after: percentOf(thousandths),
        write: () => putRebateRate(tx, { merchantCode: code, category, level, fromDay, thousandths }),
        check: await checkRatesAgainstEdge(tx, requestedRates(code, fromDay, options)),
      }
    })
  },
}

const terms: Command = {
  action: 'update-terms',
  summary: 'Updates the wagering requirement of VIP bonuses, and the days within which they can be claimed',
  parameters: [merchantParameter],
  options: {
    wagering: { value: 'times', about: 'the wagering requirement as a multiple of the bonus; 0: none' },
    'claim-days': { value: 'days', about: `the days to claim a bonus: 1 to ${MAX_DAYS}` },
  },
  examples: ['aurora --wagering 1 --claim-days 7'],
  run: (operator, { positional: { merchant = '' }, options }) => {
    requireOption('vip update-terms', options, ['wagering', 'claim-days'])
    const { wagering, 'claim-days': days } = options
    const effect = 'It applies to bonuses from now on.'
    return change(operator, { merchant, command: 'vip update-terms', subject: 'terms', effect }, async (tx, site) => {
      const { code } = site
      const before = await vipTermsOf(tx, code)
      const after: VipTerms = {
        multipleHundredths: wagering === undefined ? before.multipleHundredths : hundredthsIn(wagering),
        rewardDays: days === undefined ? before.rewardDays : Math.max(1, parseCount(days, MAX_DAYS)),
      }
      const levels = await vipLevelsOf(tx, code)
      const bonuses = levels.flatMap((level) => bonusesOfLevel(level, levels[level.level - 1], after))
      return {
        before: shownTerms(before),
        after: shownTerms(after),
        write: () => putVipTerms(tx, code, after),
        check: (writeTx) => bonusWarnings(writeTx, site, bonuses),
      }
    })
  },
}

const shownTerms = ({ multipleHundredths, rewardDays }: VipTerms) => ({
  wagering: timesText(multipleHundredths),
  claimDays: rewardDays,
})

const show: Command = {
  action: 'show',
  summary: 'Shows the VIP level of a member, its turnover and its history',
  parameters: [merchantParameter, { name: 'account', about: 'the member’s account, for example player01' }],
  examples: ['aurora player01'],
  run: async ({ db }, { positional: { merchant = '', account = '' } }) => {
    const [site] = await requireMerchants(db, merchant)
    const memberId = await requireMember(db, site?.code ?? '', account)
    const at = await databaseNow(db)
    const [progress] = await progressOf(db, [memberId], at)
    const changes = await levelChangesOf(db, memberId)
    const rows = changes.map(({ at: changedAt, from, to, reason }) => {
      return { at: changedAt, level: `${levelName(from)} → ${levelName(to)}`, reason }
    })
    const played = `${textOf(progress?.turnover ?? 0n)} in all, ${textOf(progress?.month ?? 0n)} this month`
    const now = { at, level: levelName(progress?.level ?? 0), reason: played }
    return { kind: 'list', columns: ['at', 'level', 'reason'], rows: [now, ...rows], empty: '' }
  },
}

async function requireMember(db: Db, merchantCode: string, account: string): Promise<bigint> {
  const member = await findAccount(db, merchantCode, account)
  if (!member) throw new CommandFailed(`${merchantCode} has no member ${account}.`)
  return member.id
}

const percentOf = (thousandths: number): string => `${thousandths / 1000} %`

export const vip: Subject = {
  name: 'vip',
  title: 'VIP',
  about: 'levels of the VIP club',
  commands: [list, show, update, rate, terms],
}
