import type {
  ListedPlayer,
  listPlayers as endpoint,
  PlayerFilter,
} from '@ante/contract/console/players/list-players.ts'
import { DEFAULT_PLAYER_SORT } from '@ante/contract/console/players/list-players.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { isDescending, sortColumn } from '@ante/contract/kit/sorting.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { output } from 'zod/mini'

import { maskedMobile } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { keyset } from '../../kit/keyset.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { vipLevelOfEach } from '../../vip/public.ts'

interface PlayersQuery extends output<typeof PlayerFilter> {
  merchant: string
  after?: string | undefined
  size: number
}

interface ListedRow {
  id: bigint
  account: string
  type: number
  status: 'active' | 'disabled'
  blocked: ('deposit' | 'bet' | 'withdraw')[]
  at: Date
  tags: string[]
  mobile: string | null
  cash: bigint | null
  seen: Date | null
}

/** Values by which the list can be sorted, each with an index. Accounts are unique per merchant. */
const VALUES = {
  account: { value: sql`lower(member.account)`, isText: true },
  registeredAt: { value: sql`member.registered_at` },
}

/** Returns one page of the players of a merchant. */
export async function playersPage(db: Db, query: PlayersQuery): Promise<OutputOf<typeof endpoint>> {
  const { rows } = await sql<ListedRow>`
    with page as materialized (${listedMembers(query)})
    select member.id, member.account, type, status, blocked_parts as blocked, registered_at as at, profile.mobile,
      wallet.balance as cash, (select max(at) from sign_in where member_id = member.id) as seen,
      array(select tag.name from member_tag join player_tag tag on tag.id = member_tag.tag_id
        where member_tag.member_id = member.id order by lower(tag.name)) as tags
    from page member
    left join member_profile profile on profile.member_id = member.id
    left join account wallet on wallet.member_id = member.id and wallet.kind = 'member' and wallet.wallet_type = ${MAIN_WALLET}
    order by ${keysetOf(query).order}`.execute(db)
  const { page, next } = pageOf(rows, query.size, ({ id }) => String(id))
  const levels = await vipLevelOfEach(
    db,
    page.map(({ id }) => id),
  )
  return { rows: page.map((row) => shownPlayer(row, levels.get(row.id) ?? 0)), next }
}

const keysetOf = ({ sort = DEFAULT_PLAYER_SORT, after }: PlayersQuery) =>
  keyset({
    ...VALUES[sortColumn(sort)],
    table: 'member',
    id: 'id',
    isDescending: isDescending(sort),
    after: after === undefined ? undefined : BigInt(after),
  })

/** Selects the members of a page, and one more, which shows whether there is a next page. */
export function listedMembers(query: PlayersQuery): RawBuilder<unknown> {
  const { condition, order } = keysetOf(query)
  return sql`
    select id, account, type, status, blocked_parts, registered_at from member
    where merchant_code = ${query.merchant} and type <> ${sql.lit(TRIAL)}
      and ${sql.join([condition, ...conditionsOf(query)], sql` and `)}
    order by ${order} limit ${query.size + 1}`
}

function conditionsOf({ merchant, state, type, level, tag, from, until }: PlayersQuery): RawBuilder<unknown>[] {
  const isBlocked = sql`(status = 'disabled' or blocked_parts <> '{}')`
  return [
    ...(state === undefined ? [] : [state === 'blocked' ? isBlocked : sql`not ${isBlocked}`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(level === undefined ? [] : [levelIs(merchant, level)]),
    ...(tag === undefined ? [] : [hasTag(merchant, tag)]),
    ...(from === undefined ? [] : [sql`registered_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql`registered_at < ${new Date(until)}`]),
  ]
}

/** Returns the condition that a member has a VIP level; members without a row have level 0. */
const levelIs = (merchant: string, level: number) =>
  level === 0
    ? sql`not exists (select from vip_member where member_id = member.id and merchant_code = ${merchant} and level > 0)`
    : sql`exists (select from vip_member where member_id = member.id and merchant_code = ${merchant} and level = ${level}
        and level > 0)`

const hasTag = (merchant: string, name: string) => sql`
  exists (select from member_tag where member_id = member.id and tag_id = (
    select id from player_tag where merchant_code = ${merchant} and lower(name) = ${name.toLowerCase()}))`

const shownPlayer = ({ id, account, type, tags, ...row }: ListedRow, level: number): ListedPlayer => ({
  id: String(id),
  account,
  type,
  blocked: [...(row.status === 'disabled' ? ['login' as const] : []), ...row.blocked],
  level,
  tags,
  mobile: row.mobile && maskedMobile(row.mobile),
  cash: textOf(row.cash ?? 0n),
  registeredAt: row.at.toISOString(),
  lastSignInAt: row.seen?.toISOString() ?? null,
})
