import type { MatchView } from '../../book-contract.ts'
import { lineText, quarterText } from '../../markets/line-text.ts'
import type { Market, Pick } from '../../markets/market.ts'
import { POSSESSIONS, QUARTER } from '../../season/basketball.ts'
import { HALF } from '../../season/football.ts'
import { isMapOver, mapsWon } from '../../season/maps.ts'
import type { Score } from '../../season/moment.ts'
import type { BookTranslator } from '../texts/book-texts.ts'

const QUARTER_SECONDS = 600

export function marketName({ t }: BookTranslator, { scope, kind }: Market, sport: MatchView['sport']): string {
  if (scope === 'match') return kind === 'total' ? t(`market.total.${sport}`) : t(`market.${kind}`)
  const market = kind === 'total' ? t('market.total.map') : t(`market.${kind}`)
  return t('market.map', { map: t('mapNumber', { number: scope.slice(-1) }), market })
}

interface Teams {
  home: string
  away: string
}

/** The pick with its line, as displayed on a slip. */
export function pickName(
  { t }: BookTranslator,
  { market, pick }: { market: Market; pick: Pick },
  teams: Teams,
): string {
  if (pick === 'draw') return t('draw')
  if (pick === 'over' || pick === 'under') return t(pick, { line: quarterText(market.quarters) })
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
export function whenText(translator: BookTranslator, match: MatchView, now: number): string {
  const { t } = translator
  if (match.phase === 'over') return t('ended')
  if (match.phase === 'abandoned') return t('abandoned')
  if (match.phase === 'before') return startText(translator, match.kickOff, now)
  return clockOf[match.sport](translator, match)
}

const clockOf: Readonly<Record<MatchView['sport'], (translator: BookTranslator, match: MatchView) => string>> = {
  football: ({ t }, { tick }) => (tick === HALF ? t('halfTime') : t('minute', { minute: tick + 1 })),
  basketball: ({ t }, { tick }) => {
    if (tick >= POSSESSIONS) return t('nextBasketWins')
    const seconds = ((QUARTER - (tick % QUARTER)) / QUARTER) * QUARTER_SECONDS
    const remaining = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
    return t('quarter', { quarter: Math.floor(tick / QUARTER) + 1, left: remaining })
  },
  esports: ({ t }, { maps, score }) =>
    isMapOver(score)
      ? t('mapNumber', { number: maps.length + 1 })
      : t('mapRounds', { number: maps.length + 1, home: score.home, away: score.away }),
}

const SOON_MS = 60 * 60_000

function startText({ t, time }: BookTranslator, kickOff: string, now: number): string {
  const remainingMs = Date.parse(kickOff) - now
  return remainingMs < SOON_MS
    ? t('inMinutes', { minutes: Math.max(1, Math.ceil(remainingMs / 60_000)) })
    : time(kickOff)
}
