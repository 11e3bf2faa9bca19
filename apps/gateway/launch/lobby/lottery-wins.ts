import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { textOf } from '../../kit/money.ts'
import { isRanked, isAnnounced } from '../rules.ts'

/** Total win of a member's bets on one draw of a lottery. */
export interface LotteryWin {
  /** Unique id of the win: the id of one of its bets. */
  id: bigint
  memberId: bigint
  staked: bigint
  paid: bigint
}

interface Drawn {
  merchantCode: string
  currency: string
  gameName: string
  picture: string
  at: Date
}

/**
 * Stores the wins to announce, in the transaction that pays them, and returns them. The caller publishes them after the
 * commit.
 */
export async function recordLotteryWins(tx: Db, wins: readonly LotteryWin[], drawn: Drawn): Promise<Winner[]> {
  const worth = wins.filter((win) => win.paid > win.staked && isAnnounced(win))
  const names = await namesOf(
    tx,
    worth.map(({ memberId }) => memberId),
  )
  const shownWins = worth.flatMap((win) => {
    const name = names.get(win.memberId)
    return name === undefined ? [] : [{ ...win, name }]
  })
  if (shownWins.length === 0) return []
  await sql`
    insert into game_win (round, merchant_code, day, category, paid, staked, currency, game_name, picture, masked_name, won_at)
    select -id, ${drawn.merchantCode}, (${drawn.at}::timestamptz at time zone 'UTC')::date, 'LOTT', paid, staked,
      ${drawn.currency}, ${drawn.gameName}, ${drawn.picture}, name, ${drawn.at}
    from unnest(${shownWins.map(({ id }) => id)}::int8[], ${shownWins.map(({ paid }) => paid)}::int8[],
      ${shownWins.map(({ staked }) => staked)}::int8[], ${shownWins.map(({ name }) => name)}::text[]) won (id, paid, staked, name)
    on conflict (round) do nothing`.execute(tx)
  return shownWins.map(({ id, paid, name }) => ({
    roundId: String(-id),
    iconUrl: drawn.picture,
    gameName: drawn.gameName,
    nodeId: null,
    customerName: name,
    winAmount: textOf(paid),
    currency: drawn.currency,
  }))
}

/** Removes wins whose settlement was reversed. */
export async function deleteLotteryWins(tx: Db, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from game_win where round = any (${ids.map((id) => -id)}::int8[])`.execute(tx)
}

/** Returns the masked account names by member id, except of trial members and internal twins. */
async function namesOf(tx: Db, memberIds: readonly bigint[]): Promise<Map<bigint, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'type', 'account'])
    .where('id', 'in', [...memberIds])
    .execute()
  return new Map(rows.flatMap(({ id, type, account }) => (isRanked(type) ? [[id, maskedAccount(account)]] : [])))
}
