import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { acceptLoss, checkRatesAgainstEdge, requestedRates } from '../../operator/house-edge/affordable-rates.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

const PERCENT = /^(100|\d{1,2})$/

const list: Command = {
  action: 'list',
  summary: 'Lists contributions by merchant and category; default: 50 % in PVP, 100 % elsewhere',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const { rows } = await sql<Record<string, unknown>>`
      select merchant_code as merchant, category, percent, to_char(from_day, 'YYYY-MM-DD') as from
      from turnover_contribution where merchant_code = any (${codes}) order by 1, 2, from_day`.execute(db)
    const columns = ['merchant', 'category', 'percent', 'from']
    return { kind: 'list', columns, rows, empty: 'Defaults apply: 50 % in PVP, 100 % in all other categories.' }
  },
}

const update: Command = {
  action: 'update',
  summary: 'Updates the contribution of a category from tomorrow in the merchant’s time zone',
  parameters: [
    merchantParameter,
    { name: 'category', about: 'the category, for example PVP' },
    { name: 'percent', about: 'percentage of the valid bet: 0 to 100' },
  ],
  examples: ['aurora PVP 25'],
  run: (operator, { positional: { merchant = '', category: categoryText = '', percent: text = '' } }) => {
    const category = categoryOf(categoryText)
    if (!PERCENT.test(text)) throw new UsageError(`Invalid percentage: ${text}. Use a whole number from 0 to 100.`)
    const percent = Number(text)
    const effect = 'Applies to rounds that begin from tomorrow; earlier turnover remains unchanged.'
    return change(
      operator,
      { merchant, command: 'turnover update', subject: category, effect },
      async (tx, { code, zone }) => {
        const from = await dayFrom(tx, zone, 1)
        return {
          before: await percentOn(tx, { code, category, day: from }),
          after: percent,
          write: async () => {
            const row = { merchant_code: code, category, from_day: from, percent }
            const columns = ['merchant_code', 'category', 'from_day'] as const
            const insert = tx.insertInto('turnover_contribution').values(row)
            await insert.onConflict((conflict) => conflict.columns(columns).doUpdateSet({ percent })).execute()
          },
        }
      },
    )
  },
}

const game: Command = {
  action: 'update-game',
  summary: 'Updates the contribution of one game, for rounds that begin from now on',
  parameters: [
    merchantParameter,
    { name: 'vendor', about: 'the vendor’s code, for example JL' },
    { name: 'game', about: 'the vendor’s id of the game' },
    {
      name: 'percent',
      about: 'percentage of the valid bet: 0 to 100; or default: 20 for a house edge of 2 % or less, otherwise 100',
    },
  ],
  options: acceptLoss,
  examples: ['aurora MRQ grand-hall-roulette 10', 'aurora MRQ grand-hall-roulette default'],
  run: (operator, { positional: { merchant = '', vendor = '', game: gameId = '', percent: text = '' }, options }) => {
    if (text !== 'default' && !PERCENT.test(text))
      throw new UsageError(`Invalid percentage: ${text}. Use a whole number from 0 to 100, or default.`)
    const effect = 'Applies to turnover, rebates and all other rewards of valid bets in rounds from now on.'
    const commandChange = { merchant, command: 'turnover update-game', subject: `${vendor} ${gameId}`, effect }
    return change(operator, commandChange, async (tx, { code, zone }) => {
      const nodeId = await requireNode(tx, vendor, gameId)
      const key = { merchant_code: code, node_id: nodeId }
      return {
        before: await percentInGame(tx, key),
        after: text,
        write: async () => {
          await tx
            .deleteFrom('game_contribution')
            .where('merchant_code', '=', code)
            .where('node_id', '=', nodeId)
            .execute()
          if (text !== 'default')
            await tx
              .insertInto('game_contribution')
              .values({ ...key, percent: Number(text) })
              .execute()
        },
        check: await checkRatesAgainstEdge(tx, requestedRates(code, await dayFrom(tx, zone, 1), options)),
      }
    })
  },
}

async function requireNode(tx: Db, vendor: string, gameId: string): Promise<bigint> {
  const games = tx.selectFrom('game').select('node_id').where('vendor', '=', vendor).where('game_id', '=', gameId)
  const row = await games.executeTakeFirst()
  if (!row)
    throw new CommandFailed(`${vendor} has no game ${gameId}. See \`ante games list\`, or the vendor’s catalogue feed.`)
  return row.node_id
}

/** Returns the contribution of a game in the format of the option: a percentage, or `default`. */
async function percentInGame(tx: Db, gameKey: { merchant_code: string; node_id: bigint }): Promise<string> {
  const query = tx
    .selectFrom('game_contribution')
    .select('percent')
    .where('merchant_code', '=', gameKey.merchant_code)
    .where('node_id', '=', gameKey.node_id)
  return String((await query.executeTakeFirst())?.percent ?? 'default')
}

function categoryOf(text: string): GameCategory {
  const parsed = GameCategory.safeParse(text.toUpperCase())
  if (parsed.success && parsed.data !== 'HOT') return parsed.data
  const categories = GameCategory.options.filter((category) => category !== 'HOT')
  throw new CommandFailed(
    `There is no category ${text}.${didYouMean(text, categories)} There are: ${categories.join(', ')}.`,
  )
}

/** Returns the percentage that is set for this day, or null. */
async function percentOn(
  tx: Db,
  { code, category, day }: { code: string; category: GameCategory; day: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('turnover_contribution')
    .select('percent')
    .where('merchant_code', '=', code)
    .where('category', '=', category)
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.percent ?? null
}

export const turnover: Subject = {
  name: 'turnover',
  about: 'contributions of valid bets to turnover and wagering requirements',
  commands: [list, update, game],
}
