import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { VendorWallets } from '../vendor-transfers/vendor-bank.ts'
import { LOTTERY } from '../rules.ts'
import { agencyCodes } from './agency-codes.ts'

export interface Entry extends Omit<AccountRecord, 'remark'> {
  /** The transfer's key in the ledger. */
  key: string
}

/** Returns the account names of members by id, masked where the reader may not see them in full. */
export type PartyNames = (readerId: bigint, ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>

export interface RemarkPorts {
  db: Db
  banks: Pick<VendorWallets, 'names'>
  partyNames: PartyNames
}

/** Keys of transfers between wallets; the remark is the wallet that is not the main one. */
const MOVE = /^wallet:(.{36})$/
/** Keys of stakes and payouts, which begin with the vendor of the round. */
const ROUND = /^([A-Z0-9_]{1,30}):/

/** Adds to each entry its counterparty: a game's vendor, another wallet, or a member of the agent line. */
export async function withRemarks(
  { db, banks, partyNames }: RemarkPorts,
  entries: readonly Entry[],
  readerId: bigint,
): Promise<AccountRecord[]> {
  const parties = await otherParties(db, entries)
  const people = await partyNames(readerId, [...new Set(parties.values())])
  const moves = await otherWallets(
    db,
    entries.flatMap(({ reference }) => MOVE.exec(reference)?.[1] ?? []),
  )
  const codes = entries.map(({ reference, group }) => {
    const move = MOVE.exec(reference)?.[1]
    if (move !== undefined) return moves.get(move) ?? ''
    return group === 'play' ? (ROUND.exec(reference)?.[1] ?? '') : ''
  })
  const names = await banks.names([...new Set(codes)].filter((code) => code !== '' && code !== LOTTERY))
  return entries.map(({ key, ...entry }, index) => {
    const code = codes[index] ?? ''
    const otherParty = parties.get(key)
    const person = otherParty === undefined ? undefined : people.get(otherParty)
    return { ...entry, remark: person ?? names.get(code) ?? code }
  })
}

/**
 * End of a transfer key. A payment between two members consists of two transfers, through the clearing account, whose
 * keys differ only in this end.
 */
const LEG = /:(out|in)$/
const otherLeg = (key: string): string => key.replace(LEG, (_, leg: string) => (leg === 'out' ? ':in' : ':out'))

/** Returns the counterparties of payments between upline and downline, by entry key. */
async function otherParties(db: Db, entries: readonly Entry[]): Promise<Map<string, bigint>> {
  const paymentCodes = new Set(agencyCodes(undefined))
  const keys = entries
    .filter(({ key, code }) => paymentCodes.has(code) && LEG.test(key))
    .map(({ key }) => otherLeg(key))
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; member_id: bigint }>`
    select transfer.key, account.member_id from transfer
    join account on account.id in (transfer.debit_account, transfer.credit_account) and account.kind = 'member'
    where transfer.key = any (${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, member_id }) => [otherLeg(key), member_id]))
}

/** Returns the names of the other wallets, by move id. */
async function otherWallets(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [atVendors, ownTransfers] = await Promise.all([
    db.selectFrom('vendor_transfer').select(['id', 'vendor']).where('id', 'in', ids).execute(),
    db.selectFrom('wallet_move').select('id').where('id', 'in', ids).execute(),
  ])
  return new Map([
    ...atVendors.map(({ id, vendor }) => [id, vendor] as const),
    ...ownTransfers.map(({ id }) => [id, LOTTERY] as const),
  ])
}
