import type {
  listPlayerChanges,
  listPlayerContracts,
  listPlayerLimits,
} from '@ante/contract/console/players/limits-and-contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { depositedSince, hasDeposited } from '../../../cashier/public.ts'
import { hasPassword } from '../../../identity/public.ts'
import type { Db } from '../../../kit/db.ts'
import { responsibleGamingTermsOf, showResponsibleGaming } from '../../../responsible-gaming/public.ts'
import { asCaller, objectOf } from '../player-of-call.ts'
import { accountsOf, cursorId, newestRows, pageById, timeOf } from './page.ts'
import type { ListPorts, ListQuery } from './page.ts'

type Limits = OutputOf<typeof listPlayerLimits>

const EXCLUSIONS_SHOWN = 50

/** Returns limits with their usage, as on the player's own page, and all exclusions and events. */
export async function playerLimits(ports: ListPorts, query: ListQuery): Promise<Limits> {
  const { db } = ports
  const { player, size } = query
  const adapters = { depositedSince, hasDeposited, effects: { hasPassword: (id: bigint) => hasPassword(db, id) } }
  const terms = await responsibleGamingTermsOf(db, player.merchantCode)
  const [shown, exclusions, events] = await Promise.all([
    showResponsibleGaming({ ...ports, ...adapters }, asCaller(player), terms),
    exclusionsOf(ports, player.id),
    newestRows(db, 'responsible_gaming_event', query),
  ])
  const rows = events.map(({ id, at, action, detail }) => {
    return { id: String(id), at: at.toISOString(), action, detail: textsOfDetail(detail) }
  })
  return { ...pageById(rows, size), limits: shown.limits, exclusions, realityMinutes: shown.realityMinutes }
}

const textsOfDetail = (detail: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([, value]) => value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)]),
  )

async function exclusionsOf({ db, clock }: ListPorts, memberId: bigint): Promise<Limits['exclusions']> {
  const now = clock.now()
  const rows = await db
    .selectFrom('player_exclusion')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(EXCLUSIONS_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    length: row.length,
    beganAt: row.began_at.toISOString(),
    endsAt: timeOf(row.ends_at),
    liftedAt: timeOf(row.lifted_at),
    correctionReason: row.correction_reason,
    isInForce: row.lifted_at === null || row.lifted_at > now,
  }))
}

interface ContractRow {
  id: bigint
  side: 'upline' | 'downline'
  kind: string
  category: string
  status: string
  partner: bigint | null
  made: Date
  changed: Date
}

export async function playerContracts(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerContracts>> {
  const part = (side: 'upline' | 'downline') => {
    const [own, other] = [`${side}_id`, side === 'upline' ? 'downline_id' : 'upline_id'].map((name) => sql.ref(name))
    return sql`(
      select id, ${side}::text as side, kind, category, status, ${other} as partner, made_at as made, changed_at as changed
      from agent_contract where ${own} = ${player.id} and id < ${cursorId(after)} order by id desc limit ${size + 1})`
  }
  const { rows: found } = await sql<ContractRow>`
    ${part('downline')} union all ${part('upline')} order by id desc limit ${size + 1}`.execute(db)
  const accounts = await accountsOf(
    db,
    found.flatMap(({ partner }) => partner ?? []),
  )
  const rows = found.map(({ id, side, kind, category, status, partner, made, changed }) => ({
    id: String(id),
    side,
    kind,
    category,
    status,
    partner: partner === null ? null : { id: String(partner), account: accounts.get(partner) ?? '' },
    madeAt: made.toISOString(),
    changedAt: changed.toISOString(),
  }))
  return pageById(rows, size)
}

const WAITING_SHOWN = 20

/** Returns changes of the player by staff, at the console and by commands, which log players by account name only. */
export async function playerChanges(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerChanges>> {
  const entriesOf = (object: string) => sql`(
    select id, at, actor, action, reason, approver, result, before, after from audit_entry
    where chain = ${player.merchantCode} and object = ${object} and id < ${cursorId(after)} order by id desc limit ${size + 1})`
  const { rows: found } = await sql<EntryRow>`
    ${entriesOf(objectOf(player))} union all ${entriesOf(player.account)} order by id desc limit ${size + 1}`.execute(
    db,
  )
  const rows = found.map(({ id, at, ...entry }) => ({ ...entry, id: String(id), at: at.toISOString() }))
  return { ...pageById(rows, size), waiting: await waitingChanges(db, player.merchantCode, objectOf(player)) }
}

interface EntryRow {
  id: bigint
  at: Date
  actor: string
  action: string
  reason: string | null
  approver: string | null
  result: string
  before: unknown
  after: unknown
}

async function waitingChanges(db: Db, merchantCode: string, object: string) {
  const rows = await db
    .selectFrom('change_request')
    .innerJoin('staff_account', 'staff_account.id', 'change_request.proposed_by')
    .select(['change_request.id', 'action', 'reason', 'staff_account.mail', 'proposed_at'])
    .where('change_request.merchant_code', '=', merchantCode)
    .where('change_request.state', '=', 'waiting')
    .where('object', '=', object)
    .orderBy('change_request.id', 'desc')
    .limit(WAITING_SHOWN)
    .execute()
  return rows.map(({ id, action, reason, mail, proposed_at: at }) => {
    return { id: String(id), action, reason, proposedBy: mail, proposedAt: at.toISOString() }
  })
}
