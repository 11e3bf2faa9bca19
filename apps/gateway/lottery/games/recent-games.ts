import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { Game } from './games.ts'
import { idOf, shownGames } from './list-games.ts'
import type { MerchantGames } from './list-games.ts'

const RECENTS_LIMIT = 20
const POPULAR_LIMIT = 12
const POPULAR_DAYS = 7

/** Records that the member opened this game's betting page, which makes it the latest. */
export async function recordRecentLotteryGame(
  db: Db,
  { member, game, at }: { member: SignedIn; game: Game; at: Date },
): Promise<void> {
  await db
    .insertInto('lottery_recent_game')
    .values({ member_id: BigInt(member.memberId), game_id: game.id, opened_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doUpdateSet({ opened_at: at }))
    .execute()
}

/** Returns those of `games` that the member has opened, latest first. */
export async function recentLotteryGames(db: Db, member: SignedIn, games: Game[]): Promise<{ gameIds: number[] }> {
  if (games.length === 0) return { gameIds: [] }
  const rows = await db
    .selectFrom('lottery_recent_game')
    .select('game_id as id')
    .where('member_id', '=', BigInt(member.memberId))
    .where(
      'game_id',
      'in',
      games.map(({ id }) => id),
    )
    .orderBy('opened_at', 'desc')
    .limit(RECENTS_LIMIT)
    .execute()
  return { gameIds: rows.map(idOf) }
}

/** Returns games on sale: those recently opened by most members, then the merchant's hot games. */
export async function popularLotteryGames(
  db: Db,
  merchantGames: MerchantGames,
  { prizeMode, now }: { prizeMode: PrizeModeName | undefined; now: Date },
): Promise<Game[]> {
  const games = shownGames(merchantGames, prizeMode).filter((game) => game.is_sale)
  if (games.length === 0) return []
  const rows = await db
    .selectFrom('lottery_recent_game')
    .select(['game_id as id', ({ fn }) => fn.countAll<bigint>().as('members')])
    .where(
      'game_id',
      'in',
      games.map(({ id }) => id),
    )
    .where('opened_at', '>=', new Date(now.getTime() - POPULAR_DAYS * DAY_MS))
    .groupBy('game_id')
    .execute()
  const opened = new Map(rows.map(({ id, members }) => [id, Number(members)]))
  const weight = (game: Game) => (opened.get(game.id) ?? 0) * 2 + (game.is_hot ? 1 : 0)
  const sorted = games.filter((game) => weight(game) > 0).sort((a, b) => weight(b) - weight(a))
  return sorted.slice(0, POPULAR_LIMIT)
}
