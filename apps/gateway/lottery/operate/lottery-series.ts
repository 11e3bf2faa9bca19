import { PrizeModeName } from '@ante/contract/lottery/games/game.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { lotteryDebts, lotteryGamesOf, ownSeriesOf, putSeries, seriesProblem } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const MAX_SHOWN = 200
const SERIES = /^\d{3,4}$/

export const series: Command = {
  action: 'update-prize-series',
  summary: 'Updates a member’s prize series in a lottery group, between those of the upline and the direct downline',
  parameters: [
    merchantParameter,
    { name: 'account', about: 'the member’s account, for example player01' },
    { name: 'group', about: 'the lottery group, as in `lottery list`' },
    { name: 'mode', about: `the prize mode: ${PrizeModeName.options.join(', ')}`, choices: PrizeModeName.options },
    { name: 'series', about: 'the prize series, for example 1940' },
  ],
  examples: ['aurora player01 SSC Lott 1940'],
  run: (
    operator,
    { positional: { merchant = '', account: member = '', group = '', mode = '', series: seriesText = '' } },
  ) => {
    const effect = 'Applies to the member’s bets from now on, and sets the rebate. Existing bets remain unchanged.'
    const subject = `${member} ${group} ${mode}`
    return change(operator, { merchant, command: 'lottery update-prize-series', subject, effect }, async (tx) => {
      const seriesKey = { groupCode: await requireGroup(tx, merchant, group), prizeMode: parseMode(mode) }
      const memberId = await requireMember(tx, merchant, member)
      const newSeries = { ...seriesKey, memberId, series: SERIES.test(seriesText) ? Number(seriesText) : 0 }
      const problem = await seriesProblem(tx, newSeries)
      if (problem)
        throw new CommandFailed(
          `Invalid series: ${member} can have a series from ${problem.lowest} to ${problem.highest}.`,
        )
      const { own } = await ownSeriesOf(tx, memberId, seriesKey)
      return { before: own, after: newSeries.series, write: () => putSeries(tx, newSeries) }
    })
  },
}

export const debts: Command = {
  action: 'list-debts',
  summary: 'Lists members who owe payouts of reversed results; their next payouts repay the debt',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const codes = merchants.map(({ code }) => code)
    const rows = (await lotteryDebts(db, codes, MAX_SHOWN)).map(({ merchantCode, account, debt }) => ({
      merchant: merchantCode,
      member: account,
      outstanding: `${textOf(debt)} ${merchants.find(({ code }) => code === merchantCode)?.currency ?? ''}`,
    }))
    return { kind: 'list', columns: ['merchant', 'member', 'outstanding'], rows, empty: 'No member has a debt.' }
  },
}

async function requireGroup(db: Db, merchant: string, text: string): Promise<string> {
  const games = (await lotteryGamesOf(db)).filter((game) => game.merchant_code === merchant)
  const groups = [...new Set(games.map((game) => game.group_code))]
  const found = groups.find((group) => group === text.toUpperCase())
  if (found !== undefined) return found
  throw new CommandFailed(
    `${merchant} has no lottery group ${text}.${didYouMean(text, groups)} See \`ante lottery list ${merchant}\`.`,
  )
}

function parseMode(text: string): PrizeModeName {
  const parsed = PrizeModeName.safeParse(text)
  if (parsed.success) return parsed.data
  const modes = PrizeModeName.options
  throw new CommandFailed(`There is no prize mode ${text}.${didYouMean(text, modes)} There are: ${modes.join(', ')}.`)
}

async function requireMember(db: Db, merchant: string, account: string): Promise<bigint> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '=', merchant)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`${merchant} has no member ${account}.`)
  return row.id
}
