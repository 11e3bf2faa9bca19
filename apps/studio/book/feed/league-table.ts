import type { LeagueTable } from '@ante/contract/catalogue/sports.ts'
import type { League, Sport, Team } from '@ante/demo/season/leagues.ts'

import type { Score } from '../season/moment.ts'
import { crestOf } from './book-match.ts'

/** Points for a win, a draw and a loss. */
const POINTS: Readonly<Record<Sport, { win: number; draw: number; loss: number }>> = {
  football: { win: 3, draw: 1, loss: 0 },
  basketball: { win: 2, draw: 0, loss: 1 },
  esports: { win: 3, draw: 0, loss: 0 },
}

/** A finished match: goals or points, in esports maps. */
export interface FinishedMatch {
  home: Team
  away: Team
  score: Score
}

type Row = LeagueTable['rows'][number]

/** Ranks teams by points, then by the difference, then by what they scored, then by name. */
export function tableRows({ sport, teams }: League, finished: readonly FinishedMatch[]): Row[] {
  const rows = new Map(teams.map((team) => [team.name, emptyRow(team)]))
  for (const { home, away, score } of finished) {
    count(rows.get(home.name), sport, { scored: score.home, conceded: score.away })
    count(rows.get(away.name), sport, { scored: score.away, conceded: score.home })
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      differenceOf(b) - differenceOf(a) ||
      b.scored - a.scored ||
      a.team.localeCompare(b.team, 'en'),
  )
}

const emptyRow = (team: Team): Row => ({
  team: team.name,
  teamImageUrl: crestOf(team),
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
})

function count(row: Row | undefined, sport: Sport, { scored, conceded }: Pick<Row, 'scored' | 'conceded'>): void {
  if (!row) return
  const { win, draw, loss } = POINTS[sport]
  row.played += 1
  row.scored += scored
  row.conceded += conceded
  if (scored > conceded) {
    row.won += 1
    row.points += win
  } else if (scored === conceded) {
    row.drawn += 1
    row.points += draw
  } else {
    row.lost += 1
    row.points += loss
  }
}

const differenceOf = ({ scored, conceded }: Row): number => scored - conceded
