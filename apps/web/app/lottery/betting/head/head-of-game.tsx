import { useQuery } from '@tanstack/react-query'

import { lotteryGames } from '../../kit/queries.ts'
import { BetHead } from './bet-head.tsx'

/** The head of the betting page, which knows its game as soon as the games are there. */
export function HeadOfGame({ gameCode }: { gameCode: string }) {
  const { data } = useQuery(lotteryGames)
  return <BetHead game={data?.games.find((game) => game.gameCode === gameCode) ?? null} />
}
