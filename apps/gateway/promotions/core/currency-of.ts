import type { Db } from '../../kit/db.ts'

export async function currencyOf(db: Db, merchantCode: string): Promise<string> {
  const query = db.selectFrom('merchant').select('currency').where('code', '=', merchantCode)
  return (await query.executeTakeFirstOrThrow()).currency
}
