import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'

import type { Db } from '../../kit/db.ts'
import type { VendorBanks } from '../vendor-transfers/vendor-bank.ts'
import { LOTTERY } from '../rules.ts'

export type Entry = Omit<AccountRecord, 'remark'>

export interface RemarkPorts {
  db: Db
  banks: Pick<VendorBanks, 'names'>
}

/** Of moves between wallets, the one that is not the main one. */
const MOVE = /^wallet:(.{36})$/
/** Of stakes and payouts, the vendor whose round it was. */
const ROUND = /^([A-Z0-9_]{1,30}):/

/** Says of each entry whom it was with: the maker of a game, or the wallet at the other end. */
export async function withRemarks({ db, banks }: RemarkPorts, entries: readonly Entry[]): Promise<AccountRecord[]> {
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
  return entries.map((entry, place) => {
    const code = codes[place] ?? ''
    return { ...entry, remark: names.get(code) ?? code }
  })
}

/** By the number of the move, which wallet it went to or came from. */
async function otherWallets(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [atVendors, own] = await Promise.all([
    db.selectFrom('vendor_transfer').select(['id', 'vendor']).where('id', 'in', ids).execute(),
    db.selectFrom('wallet_move').select('id').where('id', 'in', ids).execute(),
  ])
  return new Map([
    ...atVendors.map(({ id, vendor }) => [id, vendor] as const),
    ...own.map(({ id }) => [id, LOTTERY] as const),
  ])
}
