import { changeTags as changeEndpoint, MAX_TAG_NAMES } from '@ante/contract/console/players/tags.ts'
import type { PlayerTag } from '@ante/contract/console/players/tags.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { lockMember } from '../../identity/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { PlayerAction } from './actions/player-action.ts'
import './tables.ts'

const refuse = refusalsOf(changeEndpoint)

/** Returns the names of the tags that members of a merchant have. */
export async function tagNames(db: Db, merchantCode: string | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from player_tag
    where merchant_code = ${merchantCode} and exists (select from member_tag where tag_id = player_tag.id)
    order by lower(name) limit ${MAX_TAG_NAMES}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the tags of a member, in alphabetical order. */
export async function tagsOf(db: Db, memberId: bigint): Promise<PlayerTag[]> {
  const rows = await db
    .selectFrom('member_tag')
    .innerJoin('player_tag', 'player_tag.id', 'member_tag.tag_id')
    .select(['player_tag.name', 'author', 'at', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy(sql`lower(player_tag.name)`)
    .execute()
  return rows.map(({ name, author, at, reason }) => ({ name, by: author, at: at.toISOString(), reason }))
}

const keyOf = (name: string) => name.toLowerCase()

/** Replaces the tags of a member, unless they have changed since they were shown. */
export function changeTags(
  { ports: { db, clock }, player, object, audit, staff }: PlayerAction,
  { tags, seen, reason }: ParsedInputOf<typeof changeEndpoint>,
): Promise<OutputOf<typeof changeEndpoint>> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, player.id)
    const before = (await tagsOf(tx, player.id)).map(({ name }) => name)
    if (!areSame(before, seen)) throw refuse('player.tags.changed', { tags: before })
    const wanted = new Map(tags.map((name) => [keyOf(name), name]))
    const held = new Set(before.map(keyOf))
    const ids = await tagIds(
      tx,
      player.merchantCode,
      [...wanted].flatMap(([key, name]) => (held.has(key) ? [] : [name])),
    )
    await tx
      .deleteFrom('member_tag')
      .using('player_tag')
      .whereRef('player_tag.id', '=', 'member_tag.tag_id')
      .where('member_id', '=', player.id)
      .where(sql<boolean>`not lower(player_tag.name) = any(${[...wanted.keys()]}::text[])`)
      .execute()
    const by = { staff_id: staff.staffId, author: staff.name, reason, at: clock.now() }
    const added = ids.map((id) => ({ member_id: player.id, merchant_code: player.merchantCode, tag_id: id, ...by }))
    if (added.length > 0) await tx.insertInto('member_tag').values(added).execute()
    const after = (await tagsOf(tx, player.id)).map(({ name }) => name)
    await audit(tx, { action: 'identity.tag.update', object, reason, before: named(before), after: named(after) })
    return { tags: after }
  })
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.map(keyOf).toSorted().join('\n') === other.map(keyOf).toSorted().join('\n')

const named = (tags: readonly string[]) => ({ tags: tags.join(', ') || 'none' })

/** Returns the ids of tags by name. Creates missing tags; refuses more than the limit of the merchant. */
async function tagIds(tx: Db, merchantCode: string, names: readonly string[]): Promise<bigint[]> {
  if (names.length === 0) return []
  const used = await tagNames(tx, merchantCode)
  const known = new Set(used.map(keyOf))
  const fresh = names.filter((name) => !known.has(keyOf(name)))
  if (used.length + fresh.length > MAX_TAG_NAMES) throw refuse('player.tags.too.many', { atMost: MAX_TAG_NAMES })
  const { rows } = await sql<{ id: bigint }>`
    insert into player_tag (merchant_code, name) select ${merchantCode}, name from unnest(${names}::text[]) name
    on conflict (merchant_code, lower(name)) do update set name = player_tag.name returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
