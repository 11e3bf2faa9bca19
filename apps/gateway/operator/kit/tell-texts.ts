import type { Db } from '../../kit/db.ts'

/** Lets open pages hear that the merchant's answers or terms are others now, as they hear of his settings. */
export async function textsCommand(tx: Db, code: string): Promise<void> {
  await tx
    .updateTable('merchant')
    .set(({ eb }) => ({ texts_version: eb('texts_version', '+', 1) }))
    .where('code', '=', code)
    .execute()
}
