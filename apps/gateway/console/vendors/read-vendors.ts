import { OPEN_ROUNDS_LIMIT } from '@ante/contract/console/vendors.ts'
import type { VendorCallFigures, VendorOverview } from '@ante/contract/console/vendors.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { vendorCallFigures } from '../../launch/public.ts'

export interface VendorsOf {
  /** Merchant whose vendors are read; null for all vendors. */
  merchantCode: string | null
  now: Date
  /** Reads only this vendor. */
  vendor?: string
}

interface StoredVendor {
  code: string
  name: string
  can_stop: boolean
  state: VendorOverview['state']
  closed_since: Date | null
  until: Date | null
  reason: string | null
  is_up: boolean | null
  health_since: Date | null
  problem: string | null
  failures: number | null
  paused_until: Date | null
}

/** Returns the vendors with their states, sorted by name. */
export async function vendorStates(db: Db, { merchantCode, now, vendor }: VendorsOf): Promise<StoredVendor[]> {
  const { rows } = await sql<StoredVendor>`
    select vendor.code, vendor.name, vendor.launch_kind <> 'lottery' as can_stop,
      case when closing.vendor is null then 'open' when closing.stops_bets then 'stopped' else 'closed' end as state,
      closing.since as closed_since, closing.until, closing.reason,
      health.is_up, health.since as health_since, health.problem, health.failures, health.paused_until
    from vendor
    left join vendor_closing closing on closing.vendor = vendor.code and (closing.until is null or closing.until > ${now})
    left join party_health health on health.kind = 'vendor' and health.code = vendor.code and health.merchant_code is null
    where (${vendor ?? null}::text is null or vendor.code = ${vendor ?? null})
      and (${merchantCode}::text is null or exists (
        select from merchant_vendor offered where offered.vendor = vendor.code and offered.merchant_code = ${merchantCode}))
    order by vendor.name, vendor.code`.execute(db)
  return rows
}

const NO_CALLS: VendorCallFigures = { count: 0, failures: 0, p95Ms: null, lastAt: null }
const RANKS: Record<VendorOverview['state'], number> = { stopped: 0, closed: 2, open: 3 }

/** Returns the vendors with their calls and rounds: those that are stopped, down or closed first. */
export async function readVendors(db: Db, of: VendorsOf): Promise<VendorOverview[]> {
  const [vendors, games, calls, rounds] = await Promise.all([
    vendorStates(db, of),
    gameCounts(db, of.vendor),
    vendorCallFigures(db, of.now),
    openRounds(db, of),
  ])
  const shown = vendors.map((stored) => ({
    ...stateOf(stored, of.now),
    games: games.get(stored.code) ?? { open: 0, closed: 0 },
    callsOut: calls.get(`${stored.code} out`) ?? NO_CALLS,
    callsIn: calls.get(`${stored.code} in`) ?? NO_CALLS,
    openRounds: { ...(rounds.of.get(stored.code) ?? { count: 0, oldestAt: null }), isMore: rounds.isMore },
  }))
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ state, health }: Pick<VendorOverview, 'state' | 'health'>) =>
  state === 'open' && health === 'down' ? 1 : RANKS[state]

function stateOf(stored: StoredVendor, now: Date) {
  const { code, name, state, closed_since: since, until, reason, is_up: isUp, paused_until: pausedUntil } = stored
  return {
    code,
    name,
    canStop: stored.can_stop,
    state,
    since: since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    reason: reason ?? '',
    health: healthOf(isUp),
    healthSince: stored.health_since?.toISOString() ?? null,
    problem: stored.problem ?? '',
    breaker:
      pausedUntil !== null && pausedUntil > now
        ? { failures: stored.failures ?? 0, pausedUntil: pausedUntil.toISOString() }
        : null,
  }
}

function healthOf(isUp: boolean | null): VendorOverview['health'] {
  if (isUp === null) return 'unknown'
  return isUp ? 'up' : 'down'
}

async function gameCounts(db: Db, vendor: string | undefined): Promise<Map<string, VendorOverview['games']>> {
  const { rows } = await sql<{ vendor: string; open: number; closed: number }>`
    select vendor, (count(*) filter (where active))::int as open, (count(*) filter (where not active))::int as closed
    from game where ${vendor ?? null}::text is null or vendor = ${vendor ?? null} group by vendor`.execute(db)
  return new Map(rows.map(({ vendor: code, open, closed }) => [code, { open, closed }]))
}

/** Counts the oldest open rounds by vendor, with the index `game_round_open`. */
async function openRounds(db: Db, { merchantCode, vendor }: VendorsOf) {
  const { rows } = await sql<{ vendor: string; count: number; oldest: Date }>`
    select vendor, count(*)::int as count, min(opened_at) as oldest
    from (
      select vendor, opened_at from game_round
      where state = 'open' and (${merchantCode}::text is null or merchant_code = ${merchantCode})
        and (${vendor ?? null}::text is null or vendor = ${vendor ?? null})
      order by opened_at limit ${OPEN_ROUNDS_LIMIT + 1}) oldest_rounds
    group by vendor`.execute(db)
  return {
    isMore: rows.reduce((sum, { count }) => sum + count, 0) > OPEN_ROUNDS_LIMIT,
    of: new Map(rows.map(({ vendor: code, count, oldest }) => [code, { count, oldestAt: oldest.toISOString() }])),
  }
}
