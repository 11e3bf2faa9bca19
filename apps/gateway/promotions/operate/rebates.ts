import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { textOf, unitsOf } from '../../kit/money.ts'
import {
  operatorRatesOn,
  MIN_REBATE_MULTIPLE,
  putRebateRate,
  putRebateTerms,
  putRebateTop,
  rebateRatesOn,
  rebateTermsOf,
} from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { acceptLoss, checkRatesAgainstEdge, requestedRates } from '../../operator/house-edge/affordable-rates.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { hundredthsIn, timesText } from '../../operator/kit/multiples.ts'

const PERCENT = /^\d{1,2}(\.\d{1,3})?$/
const MAX_THOUSANDTHS = 10_000
const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/

const list: Command = {
  action: 'list',
  summary: 'Lists today’s rebate rates by category, the minimum claim and the wagering requirement',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = merchants.map(async ({ code, zone, currency }) => {
      const rates = await rebateRatesOn(db, { merchantCode: code, day: await dayFrom(db, zone, 0) })
      const { minimum, multipleHundredths } = await rebateTermsOf(db, code)
      const shown = RebateCategory.options.map((category) => [category, percentOf(rates[category])] as const)
      const terms = { minimum: `${textOf(minimum)} ${currency}`, wagering: timesText(multipleHundredths) }
      return { merchant: code, ...Object.fromEntries(shown), ...terms }
    })
    const columns = ['merchant', ...RebateCategory.options, 'minimum', 'wagering']
    return { kind: 'list', columns, rows: await Promise.all(rows), empty: 'There are no merchants.' }
  },
}

const rate: Command = {
  action: 'update-rate',
  summary: 'Updates the rebate rate of a category from tomorrow in the merchant’s time zone',
  parameters: [
    merchantParameter,
    { name: 'category', about: RebateCategory.options.join(', '), choices: RebateCategory.options },
    { name: 'percent', about: 'percentage of turnover: 0 to 10, with up to three decimals' },
  ],
  options: acceptLoss,
  examples: ['aurora RNG 0.6'],
  run: (operator, { positional: { merchant = '', category: categoryText = '', percent = '' }, options }) => {
    const category = categoryOf(categoryText)
    const thousandths = thousandthsIn(percent)
    const effect = 'Applies to bets from tomorrow; earlier turnover keeps its rate.'
    return change(
      operator,
      { merchant, command: 'rebates update-rate', subject: category, effect },
      async (tx, { code, zone }) => {
        const fromDay = await dayFrom(tx, zone, 1)
        const rates = await rebateRatesOn(tx, { merchantCode: code, day: fromDay })
        return {
          before: percentOf(rates[category]),
          after: percentOf(thousandths),
          write: () => putRebateRate(tx, { merchantCode: code, category, fromDay, thousandths }),
          check: await checkRatesAgainstEdge(tx, requestedRates(code, fromDay, options)),
        }
      },
    )
  },
}

const listTopRates: Command = {
  action: 'list-top-rates',
  summary: 'Lists today’s top rates: the maximum total rate of the player and all agents above',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = merchants.map(async ({ code, zone }) => {
      const operatorRates = await operatorRatesOn(db, { merchantCode: code, day: await dayFrom(db, zone, 0) })
      const ladder = LadderCategory.options.map(
        (category) => [category, percentOf(operatorRates[category].top)] as const,
      )
      return { merchant: code, ...Object.fromEntries(ladder) }
    })
    const columns = ['merchant', ...LadderCategory.options]
    return { kind: 'list', columns, rows: await Promise.all(rows), empty: 'There are no merchants.' }
  },
}

const updateTopRate: Command = {
  action: 'update-top-rate',
  summary:
    'Updates the top rate of a category from tomorrow: the maximum total rate of the player and all agents above',
  parameters: [
    merchantParameter,
    { name: 'category', about: LadderCategory.options.join(', '), choices: LadderCategory.options },
    { name: 'percent', about: 'percentage of turnover: 0 to 10, with up to three decimals' },
  ],
  options: acceptLoss,
  examples: ['aurora RNG 0.8'],
  run: (operator, { positional: { merchant = '', category: categoryText = '', percent = '' }, options }) => {
    const category = ladderCategoryOf(categoryText)
    const thousandths = thousandthsIn(percent)
    const effect = 'Top agents have this rate from tomorrow; no rate below exceeds it.'
    return change(
      operator,
      { merchant, command: 'rebates update-top-rate', subject: category, effect },
      async (tx, { code, zone }) => {
        const fromDay = await dayFrom(tx, zone, 1)
        const { top: before, defaultRate } = (await operatorRatesOn(tx, { merchantCode: code, day: fromDay }))[category]
        if (thousandths < defaultRate) {
          throw new CommandFailed(
            `The top rate cannot be below the players’ rate of ${percentOf(defaultRate)}. See \`ante rebates update-rate\`.`,
          )
        }
        return {
          before: percentOf(before),
          after: percentOf(thousandths),
          write: () => putRebateTop(tx, { merchantCode: code, category, fromDay, thousandths }),
          check: await checkRatesAgainstEdge(tx, requestedRates(code, fromDay, options)),
        }
      },
    )
  },
}

const minimum: Command = {
  action: 'update-minimum',
  summary: 'Updates the minimum claim of a rebate; smaller rebates are paid automatically',
  parameters: [merchantParameter, { name: 'amount', about: 'minimum in the merchant’s currency, for example 1.00' }],
  examples: ['aurora 10'],
  run: (operator, { positional: { merchant = '', amount = '' } }) => {
    if (!AMOUNT.test(amount))
      throw new CommandFailed(`Invalid amount: ${amount}. Use an amount above zero, for example 10 or 10.00.`)
    const units = unitsOf(amount)
    const effect = 'Applies to claims from now on.'
    return change(
      operator,
      { merchant, command: 'rebates update-minimum', subject: amount, effect },
      async (tx, { code }) => {
        const terms = await rebateTermsOf(tx, code)
        return {
          before: textOf(terms.minimum),
          after: textOf(units),
          amounts: [units],
          write: () => putRebateTerms(tx, code, { ...terms, minimum: units }),
        }
      },
    )
  },
}

const updateWagering: Command = {
  action: 'update-wagering',
  summary: 'Updates the wagering requirement of rebates as a multiple, at least 1',
  parameters: [merchantParameter, { name: 'times', about: 'multiple from 1 to 100, with up to two decimals' }],
  examples: ['aurora 1'],
  run: (operator, { positional: { merchant = '', times = '' } }) => {
    const hundredths = hundredthsIn(times)
    if (hundredths < MIN_REBATE_MULTIPLE) {
      throw new UsageError('The multiple is at least 1: otherwise turnover is paid without risk.')
    }
    const effect = 'Applies to rebates paid from now on.'
    return change(
      operator,
      { merchant, command: 'rebates update-wagering', subject: times, effect },
      async (tx, { code }) => {
        const terms = await rebateTermsOf(tx, code)
        return {
          before: timesText(terms.multipleHundredths),
          after: timesText(hundredths),
          write: () => putRebateTerms(tx, code, { ...terms, multipleHundredths: hundredths }),
        }
      },
    )
  },
}

function categoryOf(text: string): RebateCategory {
  const parsed = RebateCategory.safeParse(text.toUpperCase())
  if (parsed.success) return parsed.data
  const categories = RebateCategory.options
  throw new CommandFailed(
    `There is no rebate category ${text}.${didYouMean(text, categories)} There are: ${categories.join(', ')}.`,
  )
}

function ladderCategoryOf(text: string): LadderCategory {
  const parsed = LadderCategory.safeParse(text.toUpperCase())
  if (parsed.success) return parsed.data
  const categories = LadderCategory.options
  throw new CommandFailed(
    `There is no rebate category ${text}.${didYouMean(text, categories)} There are: ${categories.join(', ')}.`,
  )
}

function thousandthsIn(percent: string): number {
  const thousandths = PERCENT.test(percent) ? Math.round(Number(percent) * 1000) : MAX_THOUSANDTHS + 1
  if (thousandths > MAX_THOUSANDTHS)
    throw new UsageError(`Invalid rate: ${percent}. Use a percentage from 0 to 10, for example 0.6.`)
  return thousandths
}

const percentOf = (thousandths: number): string => `${thousandths / 1000} %`

export const rebates: Subject = {
  name: 'rebates',
  about: 'rebates of turnover for players and the agents above them',
  commands: [list, rate, listTopRates, updateTopRate, minimum, updateWagering],
}
