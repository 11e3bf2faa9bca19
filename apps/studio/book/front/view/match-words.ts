import type { MatchView } from '../../book-contract.ts'
import { lineText, quarterText } from '../../markets/line-text.ts'
import type { Market, Pick } from '../../markets/market.ts'
import { POSSESSIONS, QUARTER } from '../../season/basketball.ts'
import { HALF } from '../../season/football.ts'
import { isMapOver, mapsWon } from '../../season/maps.ts'
import type { Score } from '../../season/moment.ts'
import type { BookTranslator } from '../words/book-words.ts'

const QUARTER_SECONDS = 600

export function marketName({ say }: BookTranslator, { scope, kind }: Market, sport: MatchView['sport']): string {
  if (scope === 'match') return kind === 'total' ? say(`market.total.${sport}`) : say(`market.${kind}`)
  const market = kind === 'total' ? say('market.total.map') : say(`market.${kind}`)
  return say('market.map', { map: say('mapNumber', { number: scope.slice(-1) }), market })
}

interface Teams {
  home: string
  away: string
}

/** The pick with its line, as displayed on a slip. */
export function pickName(
  { say }: BookTranslator,
  { market, pick }: { market: Market; pick: Pick },
  teams: Teams,
): string {
  if (pick === 'draw') return say('draw')
  if (pick === 'over' || pick === 'under') return say(pick, { line: quarterText(market.quarters) })
  return teams[pick] + lineText(market, pick)
}

/** The score beside the names: goals or points, in esports the maps. */
export const bigScore = ({ sport, score, maps }: MatchScore): Score => (sport === 'esports' ? mapsWon(maps) : score)
interface MatchScore {
  sport: MatchView['sport']
  score: Score
  maps: readonly Score[]
}

/** The current phase of a running match, the start time of an upcoming one, or the end state. */
export function whenText(translate: BookTranslator, match: MatchView, now: number): string {
  const { say } = translate
  if (match.phase === 'over') return say('ended')
  if (match.phase === 'abandoned') return say('abandoned')
  if (match.phase === 'before') return startText(translate, match.kickOff, now)
  return clockOf[match.sport](translate, match)
}

const clockOf: Readonly<Record<MatchView['sport'], (translate: BookTranslator, match: MatchView) => string>> = {
  football: ({ say }, { tick }) => (tick === HALF ? say('halfTime') : say('minute', { minute: tick + 1 })),
  basketball: ({ say }, { tick }) => {
    if (tick >= POSSESSIONS) return say('lastBasket')
    const seconds = ((QUARTER - (tick % QUARTER)) / QUARTER) * QUARTER_SECONDS
    const left = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
    return say('quarter', { quarter: Math.floor(tick / QUARTER) + 1, left })
  },
  esports: ({ say }, { maps, score }) =>
    isMapOver(score)
      ? say('mapNumber', { number: maps.length + 1 })
      : say('mapRounds', { number: maps.length + 1, home: score.home, away: score.away }),
}

const SOON_MS = 60 * 60_000

function startText({ say, time }: BookTranslator, kickOff: string, now: number): string {
  const left = Date.parse(kickOff) - now
  return left < SOON_MS ? say('inMinutes', { minutes: Math.max(1, Math.ceil(left / 60_000)) }) : time(kickOff)
}
