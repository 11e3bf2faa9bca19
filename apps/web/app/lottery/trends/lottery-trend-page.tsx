import { loadGames, RecordsOfGame } from '../kit/records-of-game.tsx'
import { Trends } from './trends.tsx'

export const loader = loadGames

/** Charts of a game's recent draws. */
export default function LotteryTrendPage() {
  return <RecordsOfGame>{(game) => <Trends game={game} />}</RecordsOfGame>
}
