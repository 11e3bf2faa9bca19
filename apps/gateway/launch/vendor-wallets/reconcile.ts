import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { VendorKeys } from '../vendor-keys.ts'
import type { VendorRecord } from '../vendors/adapter.ts'
import { businessAdapter } from '../vendors/business/adapter.ts'
import { feedOf } from './feed-position.ts'
import { transferVendorOf } from './transfer-vendor.ts'
import type { TransferVendor } from './transfer-vendor.ts'
import './tables.ts'

/**
 * A member's vendor wallet whose balance at the vendor differs from the ledger, adjusted by the vendor's unread
 * records.
 */
export interface WalletDifference {
  memberId: bigint
  merchantCode: string
  currency: string
  /** Balance in the ledger, including held wins and the vendor's unread records. */
  ledgerBalance: bigint
  /** Null if the vendor did not answer. */
  vendorBalance: bigint | null
  /** Number of the member's pending transfers: they explain a difference of their amount. */
  pendingTransfers: number
}

export interface Reconciled {
  wallets: number
  differences: WalletDifference[]
}

/** Number of comparisons: members may play meanwhile, so wallets with a difference are compared again. */
const COMPARISONS = 3
const AT_ONCE = 8
const MAX_SECTIONS = 1_000

/**
 * Compares each member's wallet at a vendor with the ledger; changes nothing. Returns null if the vendor does not
 * answer.
 */
export async function reconcileVendor(ports: Pick<Ports, 'db' | 'secrets'>, code: string): Promise<Reconciled | null> {
  const { db } = ports
  const adapters = { business: businessAdapter({ keys: new VendorKeys(ports) }) }
  const transferVendor = await transferVendorOf({ db, adapters }, code)
  if (!transferVendor) return null
  let differences: WalletDifference[] | null = null
  let wallets = 0
  for (let scan = 0; scan < COMPARISONS; scan++) {
    const compared = await compare(db, transferVendor, differences?.map(({ memberId }) => memberId) ?? null)
    if (!compared) return null
    differences = compared.differences
    if (scan === 0) wallets = compared.wallets
    if (differences.length === 0) break
  }
  return { wallets, differences: differences ?? [] }
}

interface VendorWalletRow {
  member_id: bigint
  merchant_code: string
  currency: string
  balance: bigint
  pendingTransfers: string
}

async function compare(db: Db, transferVendor: TransferVendor, members: bigint[] | null): Promise<Reconciled | null> {
  const wallets = await walletsAt(db, transferVendor.vendor.code, members)
  const unread = await unreadOf(db, transferVendor)
  if (!unread) return null
  const differences: WalletDifference[] = []
  const remaining = [...wallets]
  const next = async (): Promise<void> => {
    for (let wallet = remaining.shift(); wallet; wallet = remaining.shift()) {
      const compared = await compareOne(transferVendor, wallet, unread.get(String(wallet.member_id)) ?? 0n)
      if (compared) differences.push(compared)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return { wallets: wallets.length, differences: differences.sort((a, b) => Number(a.memberId - b.memberId)) }
}

async function compareOne(
  { vendor, adapter }: TransferVendor,
  { member_id: memberId, merchant_code: merchantCode, currency, balance, pendingTransfers }: VendorWalletRow,
  unread: bigint,
): Promise<WalletDifference | null> {
  const player = { playerId: String(memberId), nickname: String(memberId), currency, language: 'EN' }
  const answer = await adapter.balance(vendor, player)
  const vendorBalance = answer.kind === 'done' ? answer.value : null
  const ledgerBalance = balance + unread
  if (vendorBalance === ledgerBalance) return null
  return { memberId, merchantCode, currency, ledgerBalance, vendorBalance, pendingTransfers: Number(pendingTransfers) }
}

async function walletsAt(db: Db, vendor: string, members: bigint[] | null): Promise<VendorWalletRow[]> {
  const { rows } = await sql<VendorWalletRow>`
    select a.member_id, a.merchant_code, a.currency, a.balance + coalesce((
        select sum(h.amount) from held_win h
        where h.credit_account = a.id and h.member_id = a.member_id and h.vendor = w.vendor and h.state = 'held'), 0)::int8
        as balance, (
      select count(*) from vendor_transfer t where t.member_id = a.member_id and t.vendor = w.vendor
        and t.ended_at is null) as "pendingTransfers"
    from account a join vendor_wallet w on w.wallet_type = a.wallet_type
    where a.kind = 'member' and w.vendor = ${vendor}
      and (${members}::int8[] is null or a.member_id = any (${members}::int8[]))
    order by a.member_id`.execute(db)
  return rows
}

/** Returns the sums of the vendor's unread records, by member. */
async function unreadOf(db: Db, { vendor, adapter }: TransferVendor): Promise<Map<string, bigint> | null> {
  const sums = new Map<string, bigint>()
  let cursor = (await feedOf(db, vendor.code))?.location ?? ''
  for (let section = 0; section < MAX_SECTIONS; section++) {
    const answer = await adapter.records(vendor, cursor)
    if (answer.kind !== 'done') return null
    const { records, next } = answer.value
    for (const record of records) sums.set(record.playerId, (sums.get(record.playerId) ?? 0n) + changeOf(record))
    if (next === cursor) break
    cursor = next
  }
  return sums
}

const changeOf = ({ kind, units }: VendorRecord): bigint => (kind === 'bet' ? -units : units)
