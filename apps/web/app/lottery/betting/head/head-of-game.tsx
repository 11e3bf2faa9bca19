import { useQuery } from '@tanstack/react-query'

import { lotteryGames } from '../../kit/queries.ts'
import { BetHead } from './bet-head.tsx'

/** Header of the betting page; shows the game as soon as the games are loaded. */
export function HeadOfGame({ gameCode }: { gameCode: string }) {
  const { data } = useQuery(lotteryGames)
  return <BetHead game={data?.games.find((game) => game.gameCode === gameCode) ?? null} />
}
