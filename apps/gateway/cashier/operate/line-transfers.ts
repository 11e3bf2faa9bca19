import { textOf, unitsOf } from '../../kit/money.ts'
import { lineTermsOf, putLineTerms } from '../public.ts'
import type { LineTerms } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { hundredthsIn, timesText } from '../../operator/kit/multiples.ts'

const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,12}(\.\d{1,2})?$/

const list: Command = {
  action: 'list',
  summary: 'Lists the limits and wagering requirements of line transfers',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = merchants.map(async ({ code, currency }) => {
      return { merchant: code, currency, ...termsRow(await lineTermsOf(db, code)) }
    })
    const columns = ['merchant', 'minimum', 'dailyMaximum', 'wagering', 'currency']
    return { kind: 'list', columns, rows: await Promise.all(rows), empty: 'There are no merchants.' }
  },
}

const update: Command = {
  action: 'update',
  summary: 'Updates the minimum, the daily maximum or the wagering requirement of line transfers',
  parameters: [merchantParameter],
  options: {
    minimum: { value: 'amount', about: 'the minimum amount of a transfer' },
    'daily-maximum': { value: 'amount', about: 'the maximum that a member can send per day' },
    wagering: { value: 'times', about: 'the wagering requirement as a multiple of the received amount; 0: none' },
  },
  examples: ['aurora --daily-maximum 50000 --wagering 1'],
  run: (operator, { positional: { merchant = '' }, options }) => {
    const { minimum, 'daily-maximum': daily, wagering } = options
    requireOption('line-transfers update', options, ['minimum', 'daily-maximum', 'wagering'])
    const effect = 'It applies to transfers from now on; open pages show it after a reload.'
    return change(
      operator,
      { merchant, command: 'line-transfers update', subject: 'limits', effect },
      async (tx, { code }) => {
        const before = await lineTermsOf(tx, code)
        const after: LineTerms = {
          minimum: minimum === undefined ? before.minimum : unitsIn(minimum),
          dailyMaximum: daily === undefined ? before.dailyMaximum : unitsIn(daily),
          receivedHundredths: wagering === undefined ? before.receivedHundredths : hundredthsIn(wagering),
        }
        if (after.minimum > after.dailyMaximum) {
          throw new CommandFailed(
            `The minimum ${textOf(after.minimum)} is above the daily maximum ${textOf(after.dailyMaximum)}.`,
          )
        }
        const amounts = [after.minimum, after.dailyMaximum]
        return { before: termsRow(before), after: termsRow(after), amounts, write: () => putLineTerms(tx, code, after) }
      },
    )
  },
}

const termsRow = ({ minimum, dailyMaximum, receivedHundredths }: LineTerms) => {
  return { minimum: textOf(minimum), dailyMaximum: textOf(dailyMaximum), wagering: timesText(receivedHundredths) }
}

function unitsIn(amount: string): bigint {
  if (!AMOUNT.test(amount))
    throw new CommandFailed(`Invalid amount: ${amount}. Use an amount above zero, for example 50000 or 50000.00.`)
  return unitsOf(amount)
}

export const lineTransfers: Subject = {
  name: 'line-transfers',
  about: 'limits of transfers between members and their uplines',
  commands: [list, update],
}
