import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { change } from './change.ts'
import { anyMerchant, merchantParameter } from './command.ts'
import type { Command, Subject } from './command.ts'
import { NotDone, UsageError } from './failures.ts'
import { dayFrom } from './merchant-day.ts'
import { merchantCodesNamed } from './merchant-named.ts'
import { didYouMean } from './nearest.ts'

const PERCENT = /^(100|\d{1,2})$/

const list: Command = {
  action: 'list',
  summary: 'Shows how much of a stake counts as turnover where a merchant has said so; elsewhere half in PVP, else all',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const codes = await merchantCodesNamed(db, words['merchant'])
    const { rows } = await sql<Record<string, unknown>>`
      select merchant_code as merchant, category, percent, to_char(from_day, 'YYYY-MM-DD') as from
      from turnover_contribution where merchant_code = any (${codes}) order by 1, 2, from_day`.execute(db)
    const columns = ['merchant', 'category', 'percent', 'from']
    return { kind: 'list', columns, rows, empty: 'Half of what is staked in PVP counts, and all of everything else.' }
  },
}

const set: Command = {
  action: 'set',
  summary: 'Says how much of a stake in a category counts as turnover, from tomorrow on by the merchant’s calendar',
  parameters: [
    merchantParameter,
    { name: 'category', about: 'for example PVP' },
    { name: 'percent', about: 'of the stake: 0 to 100' },
  ],
  examples: ['aurora PVP 25'],
  run: (operator, { words: { merchant = '', category: said = '', percent: text = '' } }) => {
    const category = categoryOf(said)
    if (!PERCENT.test(text)) throw new UsageError(`${text} is no percentage: say a whole number from 0 to 100.`)
    const percent = Number(text)
    const seen = 'Rounds that are begun from tomorrow on count so; what was played until then stays as it is.'
    return change(
      operator,
      { merchant, command: 'turnover set', subject: category, seen },
      async (tx, { code, zone }) => {
        const from = await dayFrom(tx, zone, 1)
        return {
          before: await percentOn(tx, { code, category, day: from }),
          after: percent,
          write: async () => {
            const row = { merchant_code: code, category, from_day: from, percent }
            const columns = ['merchant_code', 'category', 'from_day'] as const
            const asked = tx.insertInto('turnover_contribution').values(row)
            await asked.onConflict((conflict) => conflict.columns(columns).doUpdateSet({ percent })).execute()
          },
        }
      },
    )
  },
}

function categoryOf(said: string): GameCategory {
  const found = GameCategory.safeParse(said.toUpperCase())
  if (found.success && found.data !== 'HOT') return found.data
  const known = GameCategory.options.filter((category) => category !== 'HOT')
  throw new NotDone(`There is no category ${said}.${didYouMean(said, known)} There are: ${known.join(', ')}.`)
}

/** What was said of that day so far; null where nothing was. */
async function percentOn(
  tx: Db,
  { code, category, day }: { code: string; category: GameCategory; day: string },
): Promise<number | null> {
  const found = await tx
    .selectFrom('turnover_contribution')
    .select('percent')
    .where('merchant_code', '=', code)
    .where('category', '=', category)
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.percent ?? null
}

export const turnover: Subject = {
  name: 'turnover',
  about: 'how much of a stake counts towards what members must play',
  commands: [list, set],
}
