import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import '../tables.ts'

export type SnippetRow = Selectable<Tables['support_snippet']>

interface Name {
  merchantCode: string
  language: Language
  code: string
}

/** Returns the snippets of a merchant by language and code, of one language or of all. */
export function snippetsOf(db: Db, merchantCode: string, language: Language | undefined): Promise<SnippetRow[]> {
  const rows = db.selectFrom('support_snippet').selectAll().where('merchant_code', '=', merchantCode)
  return (language === undefined ? rows : rows.where('language', '=', language))
    .orderBy('language')
    .orderBy('code')
    .execute()
}

/** Returns a snippet, locked until the transaction ends. */
export const lockedSnippet = (tx: Db, { merchantCode, language, code }: Name): Promise<SnippetRow | undefined> =>
  tx
    .selectFrom('support_snippet')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('language', '=', language)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

/** Number of snippets of a merchant in a language. */
export async function snippetCount(tx: Db, { merchantCode, language }: Omit<Name, 'code'>): Promise<number> {
  const { count } = await tx
    .selectFrom('support_snippet')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Edit {
  text: string
  at: Date
  by: string
}

/** Adds a snippet. Returns false if it was added meanwhile. */
export async function addSnippet(tx: Db, { merchantCode, language, code }: Name, { text, at, by }: Edit) {
  const added = await tx
    .insertInto('support_snippet')
    .values({ merchant_code: merchantCode, language, code, text, changed_at: at, changed_by: by })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'language', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Changes the text of a locked snippet. */
export async function changeSnippet(tx: Db, { id, version }: SnippetRow, { text, at, by }: Edit): Promise<void> {
  await tx
    .updateTable('support_snippet')
    .set({ text, version: version + 1, changed_at: at, changed_by: by })
    .where('id', '=', id)
    .execute()
}

export async function removeSnippet(tx: Db, { id }: SnippetRow): Promise<void> {
  await tx.deleteFrom('support_snippet').where('id', '=', id).execute()
}
