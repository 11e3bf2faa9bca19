import { loadGames, RecordsOfGame } from '../kit/records-of-game.tsx'
import { Trends } from './trends.tsx'

export const loader = loadGames

/** How a game's numbers fell of late: charts to look at before a bet. */
export default function LotteryTrendPage() {
  return <RecordsOfGame>{(game) => <Trends game={game} />}</RecordsOfGame>
}
