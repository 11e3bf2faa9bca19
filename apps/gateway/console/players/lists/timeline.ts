import type { listPlayerTimeline, TimelineKind } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { objectOf } from '../player-of-call.ts'
import type { Player } from '../player-of-call.ts'
import type { ListPorts, ListQuery } from './page.ts'

type Row = OutputOf<typeof listPlayerTimeline>['rows'][number]

/** Maximum number of rows by which a page may exceed its size, because events with the same time are on one page. */
const SAME_MOMENT = 20

interface Source {
  kind: TimelineKind
  /** Selects `id`, `at`, `name`, `detail` and `actor` of a member's events before a time, the newest first. */
  events(player: Player, before: RawBuilder<unknown>): RawBuilder<unknown>
}

const amountOf = (units: RawBuilder<unknown>) => sql`to_char(trunc(${units} / 10000.0, 2), 'FM999999999999990.00')`

const sources: readonly Source[] = [
  {
    kind: 'registration',
    events: ({ id }, before) => sql`
      select id::text, registered_at as at, coalesce(register_method, '') as name, '' as detail, 'player' as actor from member
      where id = ${id} and registered_at < ${before}`,
  },
  {
    kind: 'sign-in',
    events: ({ id }, before) => sql`
      select id::text, at, method as name, device || coalesce(' · ' || country, '') as detail, 'player' as actor from sign_in
      where member_id = ${id} and at < ${before} order by at desc`,
  },
  {
    kind: 'security',
    events: ({ id }, before) => sql`
      select id::text, at, kind as name, device as detail, 'player' as actor from security_event
      where member_id = ${id} and at < ${before} order by at desc`,
  },
  {
    kind: 'deposit',
    events: ({ id }, before) => sql`
      select step.id::text, step.at, step.to_state as name,
        deposit.transaction_id || ' · ' || ${amountOf(sql`coalesce(deposit.credited, deposit.requested)`)} || ' ' || deposit.currency as detail,
        step.actor from deposit join deposit_step step on step.deposit_id = deposit.id
      where deposit.member_id = ${id} and not step.refused and step.at < ${before} order by step.at desc`,
  },
  {
    kind: 'withdrawal',
    events: ({ id }, before) => sql`
      select step.id::text, step.at, step.to_state as name,
        withdrawal.id || ' · ' || ${amountOf(sql`amount`)} || ' ' || currency as detail, step.actor
      from withdrawal_step step join withdrawal on withdrawal.id = step.withdrawal_id
      where step.member_id = ${id} and not step.refused and step.at < ${before} order by step.id desc`,
  },
  {
    kind: 'reward',
    events: ({ id }, before) => sql`
      select id::text, issued_at as at, coalesce(type, titles ->> 'EN', '') as name,
        ${amountOf(sql`amount`)} || ' ' || currency as detail, '' as actor
      from reward where member_id = ${id} and issued_at < ${before} order by id desc`,
  },
  {
    kind: 'responsible-gaming',
    events: ({ id }, before) => sql`
      select id::text, at, action as name, coalesce(detail ->> 'length', '') as detail, '' as actor from responsible_gaming_event
      where member_id = ${id} and at < ${before} order by id desc`,
  },
  {
    kind: 'level',
    events: ({ id }, before) => sql`
      select id::text, at, reason as name, from_level || ' → ' || to_level as detail, actor from vip_change
      where member_id = ${id} and at < ${before} order by id desc`,
  },
  {
    kind: 'agent',
    events: ({ id }, before) => sql`
      select id::text, at, kind as name, '' as detail, '' as actor from agent_change
      where member_id = ${id} and at < ${before} order by id desc`,
  },
  {
    kind: 'note',
    events: ({ id }, before) => sql`
      select id::text, at, '' as name, left(text, 160) as detail, author as actor from member_note
      where member_id = ${id} and at < ${before} order by id desc`,
  },
  {
    kind: 'staff',
    events: (player, before) => sql`
      select id::text, at, action as name, coalesce(reason, '') as detail, actor from audit_entry
      where chain = ${player.merchantCode} and object = ${objectOf(player)} and result in ('done', 'refused')
        and action <> 'support.note.add' and at < ${before} order by id desc`,
  },
]

interface EventRow extends Omit<Row, 'at' | 'id'> {
  id: string
  at: Date
  moment: bigint
}

/** Returns events of all kinds, newest first. The cursor is a time: events with the same time are on the same page. */
export async function playerTimeline(
  { db }: ListPorts,
  { player, after, size }: ListQuery,
): Promise<OutputOf<typeof listPlayerTimeline>> {
  const before =
    after !== undefined && /^\d{1,18}$/.test(after)
      ? sql`(timestamptz 'epoch' + ${BigInt(after)}::bigint * interval '1 microsecond')`
      : sql`timestamptz 'infinity'`
  const limit = size + SAME_MOMENT
  const parts = sources.map(
    ({ kind, events }) =>
      sql`select ${kind}::text as kind, part.* from (${events(player, before)} limit ${limit}) part`,
  )
  const { rows } = await sql<EventRow>`
    select event.*, (extract(epoch from at) * 1000000)::bigint as moment
    from (${sql.join(parts, sql` union all `)}) event order by at desc, kind, id desc limit ${limit}`.execute(db)
  const last = rows[size - 1]
  const page = last ? rows.filter(({ moment }) => moment >= last.moment) : rows
  return {
    rows: page.map(({ id, at, kind, name, detail, actor }) => {
      return { id: `${kind} ${id}`, at: at.toISOString(), kind, name, detail, actor }
    }),
    next: last && rows.length > page.length ? String(last.moment) : null,
  }
}
