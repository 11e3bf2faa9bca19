import { sql } from 'kysely'

import { isExcluded } from '../../responsible-gaming/public.ts'
import { firstDeposits } from '../../cashier/public.ts'
import { memberById, areSamePerson } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import type { FriendProgress } from './rules.ts'

/** Returns the first deposit and the turnover of each of these friends. */
export async function progressOf(
  db: Db,
  merchantCode: string,
  friendIds: readonly bigint[],
): Promise<Map<bigint, FriendProgress>> {
  if (friendIds.length === 0) return new Map()
  const [deposits, turnovers] = await Promise.all([
    firstDeposits(db, friendIds),
    sql<{ id: bigint; turnover: bigint }>`
      select id, valid_turnover(id, ${merchantCode}) / 100 as turnover
      from unnest(${[...friendIds]}::int8[]) requested (id)`.execute(db),
  ])
  const first = new Map(deposits.map(({ memberId, amount }) => [memberId, amount]))
  return new Map(turnovers.rows.map(({ id, turnover }) => [id, { deposit: first.get(id) ?? null, turnover }]))
}

export interface FriendPlay {
  inviterId: bigint
  friendId: bigint
  turnover: bigint
}

/** Returns the turnover of invited members on a day of the merchant's calendar, with their inviters. */
export async function friendsPlay(db: Db, merchantCode: string, day: string): Promise<FriendPlay[]> {
  const { rows } = await sql<FriendPlay>`
    select inviter_id as "inviterId", friend_id as "friendId", turnover
    from friends_play(${merchantCode}, ${day}::date) order by inviter_id, friend_id`.execute(db)
  return rows
}

/**
 * Whether a friend may earn rewards for the inviter: the friend is active, not excluded, and apparently another person.
 * The reason of a refusal is not revealed.
 */
export async function mayEarn(
  db: Db,
  { inviterId, friendId }: Pick<FriendPlay, 'inviterId' | 'friendId'>,
  now: Date,
): Promise<boolean> {
  const friend = await memberById(db, friendId)
  if (friend?.status !== 'active' || (await isExcluded(db, friendId, now))) return false
  return !(await areSamePerson(db, inviterId, friendId))
}
