import type { DashboardFigures } from '@ante/contract/console/dashboard.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

type Party = DashboardFigures['parties'][number]

/** Returns the payment providers and game vendors of a merchant, sorted with those that do not answer first. */
export async function partiesOf(db: Db, merchantCode: string, now: Date): Promise<Party[]> {
  const { rows } = await sql<{
    kind: Party['kind']
    code: string
    name: string
    closed_since: Date | null
    is_up: boolean | null
    since: Date | null
    seen_at: Date | null
    problem: string | null
  }>`
    select party.*, health.is_up, health.since, health.seen_at, health.problem
    from (
      select 'provider' as kind, code, code as name, merchant_code, null::timestamptz as closed_since
      from payment_provider where merchant_code = ${merchantCode}
      union all
      select 'vendor', vendor.code, vendor.name, null, closing.since
      from merchant_vendor offered
      join vendor on vendor.code = offered.vendor
      left join vendor_closing closing on closing.vendor = vendor.code
        and (closing.until is null or closing.until > ${now})
      where offered.merchant_code = ${merchantCode}
    ) party
    left join party_health health on health.kind = party.kind and health.code = party.code
      and health.merchant_code is not distinct from party.merchant_code
    order by health.is_up nulls last, party.kind, party.name`.execute(db)
  return rows.map(({ kind, code, name, closed_since: closedSince, is_up: isUp, since, seen_at: seenAt, problem }) => ({
    kind,
    code,
    name,
    state: stateOf(closedSince, isUp),
    since: (closedSince ?? since)?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
    problem: problem ?? '',
  }))
}

function stateOf(closedSince: Date | null, isUp: boolean | null): Party['state'] {
  if (closedSince !== null) return 'closed'
  if (isUp === null) return 'unknown'
  return isUp ? 'up' : 'down'
}
