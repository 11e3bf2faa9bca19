import { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import type { PlayType } from '@ante/lottery/play.ts'

/** Game, prize mode and play that the page shows; all are in the address. */
export interface BetView {
  gameCode: string
  /** Null selects the first prize mode of the game. */
  prizeMode: PrizeModeName | null
  playType: PlayType | null
  playId: number | null
}

const CODE = /^[A-Z0-9_]{2,20}$/

/** Parses the view of an address; an invalid value is replaced by the game's default. */
export function betViewOf(search: URLSearchParams): BetView {
  const code = (search.get('game') ?? '').toUpperCase()
  const type = search.get('type')
  return {
    gameCode: CODE.test(code) ? code : '',
    prizeMode: PrizeModeName.safeParse(search.get('mode')).data ?? null,
    playType: type === 'tradition' || type === 'entertainment' ? type : null,
    playId: /^\d{1,6}$/.test(search.get('play') ?? '') ? Number(search.get('play')) : null,
  }
}

export function betViewAddress({ gameCode, prizeMode, playType, playId }: BetView): string {
  const search = new URLSearchParams({ game: gameCode })
  if (prizeMode) search.set('mode', prizeMode)
  if (playType) search.set('type', playType)
  if (playId !== null) search.set('play', String(playId))
  return `/m/lotteryBet?${search}`
}

/** Returns the requested prize mode, or the game's first one. */
export const modeOf = ({ prizeModes }: LotteryGame, { prizeMode }: Pick<BetView, 'prizeMode'>): PrizeModeName =>
  prizeModes.find((mode) => mode === prizeMode) ?? prizeModes[0] ?? 'Lott'
