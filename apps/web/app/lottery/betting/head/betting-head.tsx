import { useQuery } from '@tanstack/react-query'

import { lotteryGames } from '../../kit/queries.ts'
import type { BetView } from '../bet-view.ts'
import type { ChangeView } from '../menu/use-bet-view.ts'
import { BetHead } from './bet-head.tsx'
import { PlayPicker } from './play-picker.tsx'

interface HeadOfGameProps {
  view: BetView
  onView: ChangeView
}

/** Header of the betting page; shows the game as soon as the games are loaded. */
export function BettingHead({ view, onView }: HeadOfGameProps) {
  const { data } = useQuery(lotteryGames)
  const game = data?.games.find(({ gameCode }) => gameCode === view.gameCode) ?? null
  return <BetHead game={game} picker={game && <PlayPicker game={game} view={view} onView={onView} />} />
}
