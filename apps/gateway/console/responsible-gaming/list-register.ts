import type { listExclusions, listLimits } from '@ante/contract/console/responsible-gaming.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'

const PAGE_SIZE = 50

interface Of {
  /** Null for the platform, which has no players. */
  merchantCode: string | null
  now: Date
}

type ExclusionRow = OutputOf<typeof listExclusions>['rows'][number]
type LimitRow = OutputOf<typeof listLimits>['rows'][number]

interface StoredExclusion extends Pick<ExclusionRow, 'kind' | 'length'> {
  id: bigint
  member_id: bigint
  account: string
  began_at: Date
  ends_at: Date | null
  lifted_at: Date | null
  reinstatement_requested_at: Date | null
  correction_reason: string | null
}

/** Returns a page of a merchant's time-outs and self-exclusions, by the index `player_exclusion_of_merchant`. */
export async function exclusionsPage(
  db: Db,
  { merchantCode, now }: Of,
  { kind, state, after }: ParsedInputOf<typeof listExclusions>,
): Promise<OutputOf<typeof listExclusions>> {
  const { rows } = await sql<StoredExclusion>`
    select excluded.id, excluded.member_id, member.account, excluded.kind, excluded.length, excluded.began_at,
      excluded.ends_at, excluded.lifted_at, excluded.reinstatement_requested_at, excluded.correction_reason
    from player_exclusion excluded join member on member.id = excluded.member_id
    where excluded.merchant_code = ${merchantCode}
      and (${after ?? null}::int8 is null or excluded.id < ${after ?? null}::int8)
      and (${kind ?? null}::text is null or excluded.kind = ${kind ?? null})
      and case ${state ?? ''}
        when 'inForce' then excluded.lifted_at is null or excluded.lifted_at > ${now}
        when 'ended' then excluded.lifted_at <= ${now}
        else true end
    order by excluded.id desc limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ id }) => String(id))
  return { rows: page.map((row) => shownExclusion(row, now)), next }
}

function shownExclusion(row: StoredExclusion, now: Date): ExclusionRow {
  return {
    id: String(row.id),
    player: { id: String(row.member_id), account: row.account },
    kind: row.kind,
    length: row.length,
    beganAt: row.began_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    reinstatementRequestedAt: row.reinstatement_requested_at?.toISOString() ?? null,
    correctionReason: row.correction_reason,
    isInForce: row.lifted_at === null || row.lifted_at > now,
  }
}

interface StoredLimit extends Pick<LimitRow, 'kind' | 'period'> {
  member_id: bigint
  account: string
  value: bigint
  set_at: Date
  pending_value: bigint | null
  pending_from: Date | null
}

/**
 * Returns a page of play limits. A page has whole players: their limits, at most five each, are shown together.
 */
export async function limitsPage(
  db: Db,
  { merchantCode }: Pick<Of, 'merchantCode'>,
  { kind, change, after }: ParsedInputOf<typeof listLimits>,
): Promise<OutputOf<typeof listLimits>> {
  const fits = sql`(${kind ?? null}::text is null or play_limit.kind = ${kind ?? null})
    and (${change ?? null}::text is null or play_limit.pending_from is not null)`
  const { rows: players } = await sql<{ member_id: bigint }>`
    select distinct play_limit.member_id from play_limit join member on member.id = play_limit.member_id
    where member.merchant_code = ${merchantCode} and ${fits}
      and (${after ?? null}::int8 is null or play_limit.member_id < ${after ?? null}::int8)
    order by play_limit.member_id desc limit ${PAGE_SIZE + 1}`.execute(db)
  const { page, next } = pageOf(players, PAGE_SIZE, ({ member_id: id }) => String(id))
  const { rows } = await sql<StoredLimit>`
    select play_limit.member_id, member.account, play_limit.kind, play_limit.period, play_limit.value,
      play_limit.set_at, play_limit.pending_value, play_limit.pending_from
    from play_limit join member on member.id = play_limit.member_id
    where play_limit.member_id = any (${page.map(({ member_id: id }) => id)}::int8[]) and ${fits}
    order by play_limit.member_id desc, play_limit.kind, play_limit.period`.execute(db)
  return { rows: rows.map(shownLimit), next }
}

function shownLimit(row: StoredLimit): LimitRow {
  const { member_id: memberId, account, kind, period, value, set_at: setAt, pending_from: from } = row
  const valueText = (stored: bigint) => (kind === 'session' ? String(stored) : textOf(stored))
  return {
    id: `${memberId}-${kind}-${period}`,
    player: { id: String(memberId), account },
    kind,
    period,
    value: valueText(value),
    setAt: setAt.toISOString(),
    requested:
      from === null
        ? null
        : { value: row.pending_value === null ? null : valueText(row.pending_value), from: from.toISOString() },
  }
}
