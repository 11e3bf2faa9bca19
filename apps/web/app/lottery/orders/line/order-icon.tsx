import { useQuery } from '@tanstack/react-query'

import { GameIcon } from '../../kit/game-icon.tsx'
import { lotteryGames } from '../../kit/queries.ts'

/** The picture of the lottery that was bet on; its name stands beside it. */
export function OrderIcon({ gameCode, size }: { gameCode: string; size: number }) {
  const { data } = useQuery(lotteryGames)
  const game = data?.games.find((one) => one.gameCode === gameCode)
  // One that is not sold any more has none: its place stays.
  return game ? <GameIcon game={game} size={size} /> : <span style={{ width: size, height: size }} />
}
