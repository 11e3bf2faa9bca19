import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useQuery } from '@tanstack/react-query'

import { ContinueShelf } from '../catalogue/continue-shelf.tsx'
import type { ContinueTile } from '../catalogue/continue-shelf.tsx'
import tileStyles from '../catalogue/game-tile.module.css'
import { Link } from '../lib/pages/router.tsx'
import { betAddress, lotteryPicture } from '../lottery/kit/addresses.ts'
import { lotteryGames, recentGames } from '../lottery/kit/queries.ts'
import { Picture } from '../ui/picture.tsx'

const PICTURE_PX = 144

/** The member's games, including the lotteries of the gateway. */
export function ContinueOwnShelf() {
  return <ContinueShelf others={useRecentLotteries()} othersAddress="/m/lottery" />
}

/** Returns the tiles of the member's recent lotteries, newest first; null while they are loading. */
function useRecentLotteries(): ContinueTile[] | null {
  const recent = useQuery(recentGames)
  const ids = recent.data?.gameIds ?? []
  const all = useQuery({ ...lotteryGames, enabled: ids.length > 0 })
  if (recent.isPending || (ids.length > 0 && all.isPending)) return null
  const games = ids.flatMap((id) => all.data?.games.find(({ gameId }) => gameId === id) ?? [])
  return games.filter(({ isSale }) => isSale).map((game) => ({ key: game.gameCode, tile: <LotteryTile game={game} /> }))
}

function LotteryTile({ game }: { game: LotteryGame }) {
  return (
    <div className={tileStyles.tile}>
      <Link to={betAddress(game)} className={tileStyles.link}>
        <span className={tileStyles.cover}>
          <Picture
            src={lotteryPicture(game)}
            alt=""
            width={PICTURE_PX}
            height={PICTURE_PX}
            className={tileStyles.picture}
          />
        </span>
        <span className={tileStyles.name} dir="auto">
          {game.name}
        </span>
      </Link>
    </div>
  )
}
