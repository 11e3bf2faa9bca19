import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { isAnnounced } from '../rules.ts'
import type { VendorRecord } from '../vendors/adapter.ts'
import type { Adapters } from '../vendors/adapters.ts'
import { winnersOf } from '../lobby/winners.ts'
import { applyRecord } from './apply-record.ts'
import type { Player } from './apply-record.ts'
import type { FeedPosition } from './feed-position.ts'
import { transferVendorOf } from './transfer-vendor.ts'
import './tables.ts'

export interface FeedPorts extends Pick<LaunchPorts, 'db' | 'clock' | 'log' | 'onWin'> {
  adapters: Adapters
  catalogue: Pick<LaunchPorts['catalogue'], 'nodeOf' | 'gameByNode'>
  balances: { changed(memberIds: Iterable<string>): void }
}

/** Maximum number of sections per run; the next run continues. */
const SECTIONS_PER_RUN = 20

/**
 * Reads a vendor's books up to their end, and applies the records. Concurrent readers apply nothing twice: the position
 * in the books is updated in the transaction that applies its records.
 */
export async function readBooks(ports: FeedPorts, from: FeedPosition): Promise<{ hadChanges: boolean } | 'silent'> {
  const { vendor } = from
  const transferVendor = await transferVendorOf(ports, vendor)
  if (!transferVendor) return 'silent'
  let cursor = from.location
  for (let section = 0; section < SECTIONS_PER_RUN; section++) {
    const answer = await transferVendor.adapter.records(transferVendor.vendor, cursor)
    if (answer.kind !== 'done') {
      ports.log.warn({ event: 'vendor.records_unavailable', vendor, ...answer }, 'vendor did not return its records')
      return 'silent'
    }
    const { records, next } = answer.value
    if (next === cursor) return { hadChanges: section > 0 }
    await writeSection(ports, { vendor, location: cursor, records, next })
    cursor = next
  }
  return { hadChanges: true }
}

interface FeedSection {
  vendor: string
  location: string
  records: VendorRecord[]
  next: string
}

async function writeSection(
  ports: FeedPorts,
  { vendor, location: position, records, next }: FeedSection,
): Promise<void> {
  const { db, clock, balances } = ports
  const written = await inTransaction(db, async (tx) => {
    const feed = await tx
      .selectFrom('vendor_feed')
      .select('location')
      .where('vendor', '=', vendor)
      .forUpdate()
      .executeTakeFirst()
    if (feed?.location !== position) return { members: [], rounds: [] }
    const done = await writeRecords(ports, tx, { vendor, records, now: clock.now() })
    await tx.updateTable('vendor_feed').set({ location: next }).where('vendor', '=', vendor).execute()
    return done
  })
  balances.changed(written.members)
  await publishWins(ports, written.rounds)
}

interface Records {
  vendor: string
  records: VendorRecord[]
  now: Date
}

/**
 * Applies records in the order of the vendor's books. Returns the members with changed balances, and the rounds to
 * announce.
 */
async function writeRecords(ports: FeedPorts, tx: Db, { vendor, records, now }: Records) {
  const players = await playersOf(tx, records)
  const members = new Set<string>()
  const rounds: bigint[] = []
  for (const booking of records) {
    // The vendor's clock may be ahead: times in the future are replaced by the current time.
    const record = booking.at > now ? { ...booking, at: now } : booking
    const player = players.get(record.playerId)
    const where = player && (await playedIn(ports, tx, { vendor, player, record }))
    if (!player || !where) {
      ports.log.error(
        { event: 'vendor.record_unmatched', vendor, recordId: record.id },
        'vendor record names an unknown member or game',
      )
      continue
    }
    const applied = await applyRecord(tx, { vendor, player, record, ...where }, now)
    if (applied.kind === 'another') {
      ports.log.error(
        { event: 'vendor.record_conflict', vendor, recordId: record.id },
        'vendor returned two different records with one id',
      )
    }
    if (applied.kind !== 'new') continue
    members.add(record.playerId)
    if (applied.ended) rounds.push(...(await recordWin(tx, { vendor, player, record, now })))
  }
  return { members: [...members], rounds }
}

async function playersOf(tx: Db, records: VendorRecord[]): Promise<Map<string, Player>> {
  const ids = [...new Set(records.map(({ playerId }) => playerId))].filter((id) => /^\d{1,18}$/.test(id))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ member_id: bigint; merchant_code: string; currency: string }>`
    select member_id, merchant_code, currency from account
    where kind = 'member' and member_id = any (${ids}::int8[]) and wallet_type = 2`.execute(tx)
  return new Map(
    rows.map(({ member_id: memberId, merchant_code: merchantCode, currency }) => {
      return [String(memberId), { memberId, merchantCode, currency }]
    }),
  )
}

interface Played {
  vendor: string
  player: Player
  record: VendorRecord
}

/**
 * Returns the member's latest session at this vendor that was opened before the record, and the node of the record's
 * game; null if the session or the game is missing.
 */
async function playedIn({ catalogue }: FeedPorts, tx: Db, { vendor, player, record }: Played) {
  const latest = tx
    .selectFrom('game_session')
    .select(['id', 'node_id'])
    .where('member_id', '=', player.memberId)
    .where('vendor', '=', vendor)
    .orderBy('opened_at', 'desc')
    .limit(1)
  const byThen = await latest.where('opened_at', '<=', record.at).executeTakeFirst()
  // The vendor's clock may be behind, so that the record seems older than all sessions: then the latest session counts.
  const session = byThen ?? (await latest.executeTakeFirst())
  const node = catalogue.nodeOf(vendor, record.gameId)
  const nodeId = node === null ? session?.node_id : BigInt(node)
  return session && nodeId !== undefined ? { sessionId: session.id, nodeId } : null
}

/** Stores a round of a ranked player that ended above its stake as a win. Returns its id if it must be announced. */
async function recordWin(tx: Db, { vendor, player, record, now }: Played & { now: Date }): Promise<bigint[]> {
  const { rows } = await sql<{ round: bigint; paid: bigint; staked: bigint }>`
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, node_id, masked_name, won_at)
    select r.id, r.merchant_code, (${now}::timestamptz at time zone 'UTC')::date, s.category, r.paid, r.staked, s.currency,
      r.node_id, s.masked_name, ${now}
    from game_round r join game_session s on s.id = r.session_id
    where r.vendor = ${vendor} and r.member_id = ${player.memberId} and r.round_id = ${record.roundId}
      and s.ranked and r.paid > r.staked
    on conflict (round) do nothing
    returning round, paid, staked`.execute(tx)
  return rows.filter(isAnnounced).map(({ round }) => round)
}

/** Announces wins after the commit. A lost announcement has no effect on money. */
async function publishWins({ db, catalogue, onWin, log }: FeedPorts, rounds: bigint[]): Promise<void> {
  if (rounds.length === 0) return
  try {
    for (const { merchantCode, winner } of await winnersOf(db, catalogue, rounds)) onWin(merchantCode, winner)
  } catch (error) {
    log.warn({ event: 'win.publish_failed', err: error }, 'cannot publish wins')
  }
}
