import type { Queryable } from '@ante/plain-server/db.ts'

export interface Member {
  vendor: string
  username: string
}

export interface PlayerWallet {
  currency: string
  cents: bigint
}

/** Returns a member's balance; null for an unknown member. */
export async function playerWalletOf(db: Queryable, { vendor, username }: Member): Promise<PlayerWallet | null> {
  const { rows } = await db.query<PlayerWallet>(
    `select currency, balance_cents as cents from vendor_wallet.member where vendor = $1 and username = $2`,
    [vendor, username],
  )
  return rows[0] ?? null
}

/** Returns a member's balance, locked until this transaction ends; null for an unknown member. */
export async function lockedPlayerWallet(tx: Queryable, { vendor, username }: Member): Promise<PlayerWallet | null> {
  const { rows } = await tx.query<PlayerWallet>(
    `select currency, balance_cents as cents from vendor_wallet.member where vendor = $1 and username = $2 for update`,
    [vendor, username],
  )
  return rows[0] ?? null
}

/** Adds to a balance that the caller has locked; a debit must not exceed the balance. Returns the new balance. */
export async function addToBalance(tx: Queryable, { vendor, username }: Member, cents: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ cents: bigint }>(
    `update vendor_wallet.member set balance_cents = balance_cents + $3 where vendor = $1 and username = $2
     returning balance_cents as cents`,
    [vendor, username, cents],
  )
  return rows[0]?.cents ?? 0n
}

/** Creates a member; succeeds also when the member exists. */
export async function createMember(
  db: Queryable,
  { vendor, username, password, currency }: Member & { password: string; currency: string },
): Promise<void> {
  await db.query(
    `insert into vendor_wallet.member (vendor, username, currency, password) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [vendor, username, currency, password],
  )
}

export async function setPassword(
  db: Queryable,
  { vendor, username, password }: Member & { password: string },
): Promise<void> {
  await db.query(`update vendor_wallet.member set password = $3 where vendor = $1 and username = $2`, [
    vendor,
    username,
    password,
  ])
}
