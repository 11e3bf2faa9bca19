import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { richTextOf } from '../kit/rich-text/rich-text-of.ts'

const TABLES = ['announcement', 'help_article', 'user_agreement', 'mail_letter', 'promotion']
/** Text fields that were HTML, with their names as sanitised trees. */
const RENAMED = new Map([
  ['content', 'body'],
  ['terms', 'terms'],
])

/** Converts stored HTML to sanitised trees: {"EN": {"title": "", "body": [{"tag": "p", "children": [""]}]}}. */
export async function up(db: Db): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql<{ place: string; texts: unknown }>`
      select ctid::text as place, texts from ${sql.table(table)}`.execute(db)
    for (const { place, texts } of rows) {
      const converted = JSON.stringify(convertedTexts(texts))
      await sql`update ${sql.table(table)} set texts = ${converted} where ctid = ${place}::tid`.execute(db)
    }
  }
}

function convertedTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertedTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const renamed = RENAMED.get(name)
      return renamed !== undefined && typeof inner === 'string'
        ? [renamed, richTextOf(inner)]
        : [name, convertedTexts(inner)]
    }),
  )
}
