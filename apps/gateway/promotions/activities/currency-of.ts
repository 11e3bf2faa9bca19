import type { Db } from '../../kit/db.ts'

export async function currencyOf(db: Db, merchantCode: string): Promise<string> {
  const found = db.selectFrom('merchant').select('currency').where('code', '=', merchantCode)
  return (await found.executeTakeFirstOrThrow()).currency
}
