import { useQuery } from '@tanstack/react-query'

import { GameIcon } from '../../kit/game-icon.tsx'
import { lotteryGames } from '../../kit/queries.ts'

/** Image of the lottery of a bet; its name is shown beside it. */
export function OrderIcon({ gameCode, size }: { gameCode: string; size: number }) {
  const { data } = useQuery(lotteryGames)
  const game = data?.games.find((candidate) => candidate.gameCode === gameCode)
  // A lottery that is no longer on sale has no image; its space remains empty.
  return game ? <GameIcon game={game} size={size} /> : <span style={{ width: size, height: size }} />
}
