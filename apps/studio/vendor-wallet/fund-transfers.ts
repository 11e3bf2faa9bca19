import { businessStatus } from '@ante/contract/launch/business-wallet.ts'
import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

import { addToBalance, lockedPlayerWallet } from './members.ts'
import type { Member, PlayerWallet } from './members.ts'

export interface Fund extends Member {
  reference: string
  fundType: 1 | 2
  /** Null withdraws the whole balance. */
  cents: bigint | null
  /** Latest booking time. */
  validUntil: number | null
}

export type TransferResult = { status: 0; cents: bigint; balanceCents: bigint } | { status: Exclude<number, 0> }

interface Booked {
  username: string
  fundType: number
  cents: bigint
  status: number
}

/** Deposits or withdraws money, once per reference; a repeat gets the same answer, and moves nothing. */
export function fundTransfer(db: Db, fund: Fund): Promise<TransferResult> {
  return inTransaction(db, async (tx) => {
    await lockReference(tx, fund)
    const playerWallet = await lockedPlayerWallet(tx, fund)
    if (!playerWallet) return { status: businessStatus.memberUnknown }
    const before = await bookedTransfer(tx, fund)
    if (before) return repeated(fund, before, playerWallet)

    const cents = fund.cents ?? playerWallet.cents
    const status = statusOf(fund, { cents, playerWallet })
    await book(tx, fund, { cents, status })
    if (status !== businessStatus.done) return { status }
    return { status, cents, balanceCents: await addToBalance(tx, fund, fund.fundType === 1 ? cents : -cents) }
  })
}

/**
 * Returns the outcome of a transfer by its reference. Waits for a concurrent booking, after which the outcome is final.
 */
export function checkFund(
  db: Db,
  { vendor, reference }: Pick<Fund, 'vendor' | 'reference'>,
): Promise<'SUCCESS' | 'FAILED' | 'NOT_FOUND'> {
  return inTransaction(db, async (tx) => {
    await lockReference(tx, { vendor, reference })
    const booked = await bookedTransfer(tx, { vendor, reference })
    if (!booked) return 'NOT_FOUND'
    return booked.status === businessStatus.done ? 'SUCCESS' : 'FAILED'
  })
}

function repeated({ username, fundType, cents }: Fund, before: Booked, playerWallet: PlayerWallet): TransferResult {
  const isSame =
    before.username === username && before.fundType === fundType && (cents ?? before.cents) === before.cents
  if (!isSame) return { status: businessStatus.referenceTaken }
  if (before.status !== 0) return { status: before.status }
  return { status: 0, cents: before.cents, balanceCents: playerWallet.cents }
}

function statusOf(
  { fundType, validUntil }: Fund,
  { cents, playerWallet }: { cents: bigint; playerWallet: PlayerWallet },
) {
  if (validUntil !== null && Date.now() > validUntil) return businessStatus.tooLate
  return fundType === 2 && playerWallet.cents < cents ? businessStatus.balanceTooLow : businessStatus.done
}

async function lockReference(tx: Queryable, { vendor, reference }: Pick<Fund, 'vendor' | 'reference'>) {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`${vendor} ${reference}`])
}

async function bookedTransfer(tx: Queryable, reference: Pick<Fund, 'vendor' | 'reference'>): Promise<Booked | null> {
  const { rows } = await tx.query<Booked>(
    `select username, fund_type as "fundType", cents, status from vendor_wallet.fund_transfer
     where vendor = $1 and reference = $2`,
    [reference.vendor, reference.reference],
  )
  return rows[0] ?? null
}

async function book(
  tx: Queryable,
  { vendor, reference, username, fundType }: Fund,
  { cents, status }: { cents: bigint; status: number },
): Promise<void> {
  await tx.query(
    `insert into vendor_wallet.fund_transfer (vendor, reference, username, fund_type, cents, status)
     values ($1, $2, $3, $4, $5, $6)`,
    [vendor, reference, username, fundType, cents, status],
  )
}
