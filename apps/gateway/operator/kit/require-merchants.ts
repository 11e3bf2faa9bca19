import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import { CommandFailed } from './failures.ts'
import { didYouMean } from './did-you-mean.ts'

/** Returns all merchants with a site, or the one with this code. */
export async function requireMerchants(db: Db, code: string | undefined): Promise<Merchant[]> {
  if (code !== undefined) return [await requireMerchant(db, code, false)]
  return db.selectFrom('merchant').selectAll().where('trial_of', 'is', null).orderBy('code').execute()
}

export async function requireMerchantCodes(db: Db, code: string | undefined): Promise<string[]> {
  return (await requireMerchants(db, code)).map((merchant) => merchant.code)
}

/** Returns the merchant with this code, locked until the transaction ends. */
export const lockedMerchant = (tx: Db, code: string): Promise<Merchant> => requireMerchant(tx, code, true)

async function requireMerchant(db: Db, code: string, isLocked: boolean): Promise<Merchant> {
  const query = db.selectFrom('merchant').selectAll().where('code', '=', code)
  const merchant = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!merchant) {
    const rows = await db.selectFrom('merchant').select('code').where('trial_of', 'is', null).execute()
    const codes = rows.map((row) => row.code)
    throw new CommandFailed(
      `There is no merchant ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
    )
  }
  if (merchant.trial_of !== null) {
    throw new CommandFailed(`${code} is the trial merchant of ${merchant.trial_of} and has no separate site.`)
  }
  return merchant
}
