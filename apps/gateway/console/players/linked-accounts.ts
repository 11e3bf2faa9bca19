import type { LinkKind, listPlayerLinks } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { maskedName } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Player } from './player-of-call.ts'

/** Maximum number of accounts per kind: thousands may share an address of a mobile network. */
const SHOWN = 20
/** Number of newest sign-ins of the player, and of others from the same device or address, that are read. */
const OWN = 30
const OTHERS = 200

type LinkedPlayer = Pick<Player, 'id' | 'merchantCode'>
type Links = Pick<OutputOf<typeof listPlayerLinks>, 'rows' | 'more'>

/** Selects `id` and `shared` of accounts that share a property with a player, by kind of link. */
const finders: Readonly<Record<LinkKind, (player: LinkedPlayer) => RawBuilder<unknown>>> = {
  card: ({ id, merchantCode }) => sql`
    select other.member_id as id, max(own.bank_code || ' ****' || own.last_digits) as shared
    from bank_card own join bank_card other on other.merchant_code = own.merchant_code and other.number_mark = own.number_mark
    where own.member_id = ${id} and own.merchant_code = ${merchantCode} and other.member_id <> ${id} group by other.member_id`,
  payee: ({ id, merchantCode }) => sql`
    select other.member_id as id, other.payee_name as shared
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

/**
 * Returns the other accounts of the merchant that share a card, payee name, device or address with a player, and those
 * of the referral, with the shared value masked: at most `atMost` per kind. `more` has the kinds with further accounts.
 */
export async function linkedAccounts(db: Db, player: LinkedPlayer, atMost = SHOWN): Promise<Links> {
  const kinds = Object.entries(finders).map(([kind, accounts]) => ({ kind, accounts }))
  const found = await Promise.all(
    kinds.map(async ({ kind, accounts }) => {
      const { rows } = await sql<LinkRow>`
        select ${kind}::text as kind, member.id as player, member.account, member.status, member.registered_at as at, found.shared
        from (${accounts(player)} limit ${atMost + 1}) found join member on member.id = found.id
        where member.merchant_code = ${player.merchantCode}`.execute(db)
      return rows
    }),
  )
  return {
    rows: found.flatMap((rows) => rows.slice(0, atMost).map(shownLink)),
    more: found.flatMap((rows) => (rows.length > atMost && rows[0] ? [rows[0].kind] : [])),
  }
}

const shownLink = ({ kind, player, account, status, at, shared }: LinkRow): Links['rows'][number] => ({
  id: `${kind} ${player}`,
  kind,
  player: String(player),
  account,
  status,
  registeredAt: at.toISOString(),
  shared: kind === 'payee' ? maskedName(shared) : shared,
})
