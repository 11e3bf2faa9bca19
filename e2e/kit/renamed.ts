import type { Database } from '@ante/gateway/kit/db.ts'
import { publishOnCommit } from '@ante/gateway/kit/postgres-bus.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { withDatabase } from './ledger.ts'
import { ENDS } from './reordered-names.ts'

interface Names {
  table: string
  key: readonly string[]
  column: string
  /** Format of the column: a text if absent; `byLanguage`: `{"EN": ""}`; `titled`: `{"EN": {"title": ""}}`. */
  form?: 'byLanguage' | 'titled'
}

/** All names from data that pages display. */
const NAMES: readonly Names[] = [
  { table: 'vendor', key: ['code'], column: 'name' },
  { table: 'game', key: ['node_id'], column: 'name' },
  { table: 'hot_match', key: ['merchant_code', 'key'], column: 'league' },
  { table: 'hot_match', key: ['merchant_code', 'key'], column: 'home_team' },
  { table: 'hot_match', key: ['merchant_code', 'key'], column: 'away_team' },
  { table: 'lottery_game', key: ['id'], column: 'name' },
  { table: 'member', key: ['id'], column: 'account' },
  { table: 'bank', key: ['merchant_code', 'code'], column: 'name' },
  { table: 'withdrawal', key: ['id'], column: 'bank_name' },
  { table: 'deposit', key: ['id'], column: 'channel_name' },
  { table: 'payment_channel', key: ['merchant_code', 'code'], column: 'names', form: 'byLanguage' },
  { table: 'deposit_promotion', key: ['merchant_code', 'code'], column: 'titles', form: 'byLanguage' },
  { table: 'reward', key: ['id'], column: 'titles', form: 'byLanguage' },
  { table: 'promotion', key: ['id'], column: 'texts', form: 'titled' },
  { table: 'announcement', key: ['id'], column: 'texts', form: 'titled' },
  { table: 'help_article', key: ['merchant_code', 'key', 'published_at'], column: 'texts', form: 'titled' },
  { table: 'mail_letter', key: ['id'], column: 'texts', form: 'titled' },
]

/** Returns the displayed form of a name while all names are changed. */
export const renamed = (name: string): string => ENDS.head + name + ENDS.tail

/** While `work` runs, all names from data are Latin in all languages, with digits and punctuation at both ends. */
export async function whileRenamed(merchant: string, work: () => Promise<void>): Promise<void> {
  await withDatabase((database) => change(database, merchant, rename))
  try {
    await work()
  } finally {
    await withDatabase((database) => change(database, merchant, restore))
  }
}

/** Changes all names in one transaction, and notifies the gateway, which holds some of them in memory. */
async function change({ db }: Database, merchant: string, statements: (names: Names) => RawBuilder<unknown>[]) {
  await db.transaction().execute(async (tx) => {
    for (const names of NAMES) {
      const table = sql.table(names.table)
      // Disables triggers, because those of money records refuse every change.
      await sql`alter table ${table} disable trigger user`.execute(tx)
      for (const statement of statements(names)) await statement.execute(tx)
      await sql`alter table ${table} enable trigger user`.execute(tx)
    }
    await sql`update catalogue_revision set revision = revision + 1`.execute(tx)
    for (const topic of ['merchant', 'announcements', 'catalogue']) await publishOnCommit(tx, topic, merchant)
  })
}

const copyOf = ({ table, column }: Names) => sql.table(`before_${table}_${column}`)

function rename(names: Names): RawBuilder<unknown>[] {
  const { table, key, column } = names
  const columns = sql.join([...key, column].map((name) => sql.ref(name)))
  return [
    sql`create table ${copyOf(names)} as select ${columns} from ${sql.table(table)}`,
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${newValue(names)}`,
  ]
}

function restore(names: Names): RawBuilder<unknown>[] {
  const { table, key, column } = names
  const keyMatches = key.map((name) => sql`stored.${sql.ref(name)} = before.${sql.ref(name)}`)
  return [
    sql`update ${sql.table(table)} stored set ${sql.ref(column)} = before.${sql.ref(column)}
      from ${copyOf(names)} before where ${sql.join(keyMatches, sql` and `)}`,
    sql`drop table ${copyOf(names)}`,
  ]
}

function newValue({ column, form }: Names): RawBuilder<unknown> {
  const { head, tail } = ENDS
  const withEnds = (name: RawBuilder<unknown>) => sql`${head}::text || ${name} || ${tail}::text`
  const value = sql.ref(column)
  if (!form) return withEnds(sql`${value}`)
  const english = sql`coalesce(${value} -> 'EN', jsonb_path_query_first(${value}, '$.*'))`
  if (form === 'byLanguage') {
    const name = sql`to_jsonb(${withEnds(sql`(${english} #>> '{}')`)})`
    return sql`(select jsonb_object_agg(language, ${name}) from jsonb_object_keys(${value}) language)`
  }
  const title = sql`jsonb_build_object('title', ${withEnds(sql`(${english} ->> 'title')`)})`
  return sql`(select jsonb_object_agg(language, text || ${title}) from jsonb_each(${value}) texts (language, text))`
}
