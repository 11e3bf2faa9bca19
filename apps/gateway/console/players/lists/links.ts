import type { LinkKind, listPlayerLinks } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Player } from '../player-of-call.ts'
import type { ListPorts, ListQuery } from './page.ts'

/** Maximum number of accounts per kind: thousands may share an address of a mobile network. */
const SHOWN = 20
/** Number of newest sign-ins of the player, and of others from the same device or address, that are read. */
const OWN = 30
const OTHERS = 200

/** Selects `id` and `shared` of accounts that share a property with a player, by kind of link. */
const finders: Readonly<Record<LinkKind, (player: Player) => RawBuilder<unknown>>> = {
  card: ({ id, merchantCode }) => sql`
    select other.member_id as id, max(own.bank_code || ' ****' || own.last_digits) as shared
    from bank_card own join bank_card other on other.merchant_code = own.merchant_code and other.number_mark = own.number_mark
    where own.member_id = ${id} and own.merchant_code = ${merchantCode} and other.member_id <> ${id} group by other.member_id`,
  payee: ({ id, merchantCode }) => sql`
    select other.member_id as id, '' as shared
    from member_profile own join member_profile other
      on other.merchant_code = own.merchant_code and lower(other.payee_name) = lower(own.payee_name)
    where own.member_id = ${id} and own.merchant_code = ${merchantCode} and own.payee_name <> '' and other.member_id <> ${id}`,
  device: ({ id }) => sql`
    select other.member_id as id, max(left(encode(own.device_hash, 'hex'), 16)) as shared
    from (select distinct device_hash from (select device_hash from sign_in
      where member_id = ${id} and device_hash is not null order by at desc limit ${OWN}) latest) own
    cross join lateral (select member_id from sign_in
      where sign_in.device_hash = own.device_hash order by sign_in.id desc limit ${OTHERS}) other
    where other.member_id <> ${id} group by other.member_id`,
  ip: ({ id }) => sql`
    select other.member_id as id, max(own.ip) as shared
    from (select distinct ip from (select ip from sign_in where member_id = ${id} order by at desc limit ${OWN}) latest) own
    cross join lateral (select member_id from sign_in where sign_in.ip = own.ip order by sign_in.id desc limit ${OTHERS}) other
    where other.member_id <> ${id} group by other.member_id`,
  referral: ({ id }) => sql`
    select recommender_id as id, coalesce(affiliate_code, '') as shared from member_profile
    where member_id = ${id} and recommender_id is not null`,
  referred: ({ id, merchantCode }) => sql`
    select member_id as id, coalesce(affiliate_code, '') as shared from member_profile
    where merchant_code = ${merchantCode} and recommender_id = ${id} order by member_id desc`,
}

interface LinkRow {
  kind: LinkKind
  player: bigint
  account: string
  status: 'active' | 'disabled'
  at: Date
  shared: string
}

/** Returns the linked accounts of the same merchant; there is one page. */
export async function playerLinks({ db }: ListPorts, { player }: ListQuery): Promise<OutputOf<typeof listPlayerLinks>> {
  const kinds = Object.entries(finders).map(([kind, accounts]) => ({ kind, accounts }))
  const found = await Promise.all(
    kinds.map(async ({ kind, accounts }) => {
      const { rows } = await sql<LinkRow>`
        select ${kind}::text as kind, member.id as player, member.account, member.status, member.registered_at as at, found.shared
        from (${accounts(player)} limit ${SHOWN + 1}) found join member on member.id = found.id
        where member.merchant_code = ${player.merchantCode}`.execute(db)
      return rows
    }),
  )
  return {
    rows: found.flatMap((rows) =>
      rows.slice(0, SHOWN).map(({ kind, player: other, account, status, at, shared }) => ({
        id: `${kind} ${other}`,
        kind,
        player: String(other),
        account,
        status,
        registeredAt: at.toISOString(),
        shared,
      })),
    ),
    next: null,
    more: found.flatMap((rows) => (rows.length > SHOWN && rows[0] ? [rows[0].kind] : [])),
  }
}
