import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

import type { Db } from '../kit/db.ts'
import type { AccountTable } from './tables.ts'

/** Returns a member's main account, which exists from registration on. */
export async function mainAccountOf(db: Db, memberId: bigint): Promise<bigint> {
  const id = await walletAccountOf(db, { memberId, walletType: MAIN_WALLET })
  if (id === null) throw new Error(`member ${memberId} has no main wallet`)
  return id
}

/** Returns one of a member's wallets; null if the member has none of that type. */
export async function walletAccountOf(
  db: Db,
  { memberId, walletType }: { memberId: bigint; walletType: number },
): Promise<bigint | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'member')
    .where('member_id', '=', memberId)
    .where('wallet_type', '=', walletType)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the balance of a member's account, including changes of this transaction. */
export async function balanceOfAccount(db: Db, id: bigint): Promise<bigint> {
  const { balance } = await db.selectFrom('account').select('balance').where('id', '=', id).executeTakeFirstOrThrow()
  return balance ?? 0n
}

export interface AccountOwner {
  memberId: bigint
  merchantCode: string
  currency: string
}

/** Returns a member's additional wallet; creates it if missing. */
export async function openWallet(
  db: Db,
  { memberId, merchantCode, currency }: AccountOwner,
  { walletType, mayOverdraw = false }: { walletType: number; mayOverdraw?: boolean },
): Promise<bigint> {
  const wallet = await walletAccountOf(db, { memberId, walletType })
  if (wallet !== null) return wallet
  await db
    .insertInto('account')
    .values({
      merchant_code: merchantCode,
      currency,
      kind: 'member',
      member_id: memberId,
      wallet_type: walletType,
      may_overdraw: mayOverdraw,
      balance: 0n,
      version: 0n,
      head: Buffer.alloc(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await walletAccountOf(db, { memberId, walletType })
  if (made === null) throw new Error(`cannot create wallet ${walletType} of member ${memberId}`)
  return made
}

export interface MerchantAccount {
  merchantCode: string
  currency: string
  kind: Exclude<AccountTable['kind'], 'member'>
  /** Vendor; only for the kind `vendor`, the vendor's share of game revenue. */
  vendor?: string
}

/** Returns one of the merchant's own accounts; creates it on first use. */
export async function merchantAccount(db: Db, requested: MerchantAccount): Promise<bigint> {
  const { merchantCode, currency, kind, vendor = null } = requested
  const account = await findMerchantAccount(db, requested)
  if (account !== undefined) return account
  await db
    .insertInto('account')
    .values({ merchant_code: merchantCode, currency, kind, vendor })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await findMerchantAccount(db, requested)
  if (made === undefined) throw new Error(`cannot create the ${kind} account of ${merchantCode}`)
  return made
}

async function findMerchantAccount(db: Db, { merchantCode, kind, vendor }: MerchantAccount) {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '<>', 'member')
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .where('vendor', 'is not distinct from', vendor ?? null)
    .executeTakeFirst()
  return row?.id
}
