import { loadGames, RecordsOfGame } from '../kit/records-of-game.tsx'
import { PastDraws } from './past-draws.tsx'

export const loader = loadGames

/** Page with the last hundred draws of one game. */
export default function LotteryDrawsPage() {
  return <RecordsOfGame>{(game) => <PastDraws game={game} />}</RecordsOfGame>
}
