import type { Db } from '../../kit/db.ts'

/** Notifies open pages of changed help texts or terms, in the same way as of changed settings. */
export async function publishTexts(tx: Db, code: string): Promise<void> {
  await tx
    .updateTable('merchant')
    .set(({ eb }) => ({ texts_version: eb('texts_version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}
