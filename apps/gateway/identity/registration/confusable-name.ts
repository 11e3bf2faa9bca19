import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { MemberType } from '@ante/contract/member/member-type.ts'

import type { Db } from '../../kit/db.ts'

declare module '../../kit/db.ts' {
  interface Tables {
    confusable_name: { merchant_code: string; normal_form: string }
  }
}

const ALIKE: Record<string, string> = { '1': 'l', i: 'l', '0': 'o' }

/** Returns a form that lookalike names share: ignores case, and equates I, l and 1, and O and 0. */
export const confusableForm = (account: string): string =>
  account.toLowerCase().replace(/[1i0]/g, (sign) => ALIKE[sign] ?? sign)

/** Whether another member of the merchant has a name that looks like this one. */
export async function isConfusable(db: Db, merchantCode: string, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('confusable_name')
    .select('normal_form')
    .where('merchant_code', '=', merchantCode)
    .where('normal_form', '=', confusableForm(account))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Reserves the normal form of a new name; returns false if another member of the merchant has it. Trial names are
 * exempt, because other members do not see them.
 */
export async function reserveConfusable(
  tx: Db,
  { merchant_code, account, type }: { merchant_code: string; account: string; type: MemberType },
): Promise<boolean> {
  if (type === TRIAL) return true
  const existing = await tx
    .insertInto('confusable_name')
    .values({ merchant_code, normal_form: confusableForm(account) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('normal_form')
    .executeTakeFirst()
  return existing !== undefined
}
