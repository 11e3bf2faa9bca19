import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Debt of a member from winnings that were reversed after they had been spent. */
export interface OpenDebt {
  merchantCode: string
  account: string
  currency: string
  /** The vendor and the round. */
  reference: string
  amount: bigint
  paid: bigint
  madeAt: Date
}

/** Returns open debts, oldest first. */
export async function openDebts(db: Db, merchantCodes: readonly string[], atMost: number): Promise<OpenDebt[]> {
  const { rows } = await sql<OpenDebt>`
    select member.merchant_code as "merchantCode", member.account, own.currency, debt.reference, debt.amount, debt.paid,
      debt.made_at as "madeAt"
    from wallet_debt debt join account own on own.id = debt.account_id join member on member.id = own.member_id
    where debt.paid < debt.amount and member.merchant_code = any (${[...merchantCodes]}::text[])
    order by debt.id limit ${atMost}`.execute(db)
  return rows
}
