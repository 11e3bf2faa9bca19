import type { Sport } from '@ante/contract/catalogue/sport.ts'
import type { LeagueTable } from '@ante/contract/catalogue/sports.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './league-standings.module.css'

type Row = LeagueTable['rows'][number]

const CREST_PX = 24

/** The table of a league: position, team, matches, difference and points. */
export function LeagueStandings({ sport, table }: { sport: Sport; table: LeagueTable }) {
  const { t, i18n } = useLingui()
  const { league, playedMatches, seasonMatches, rows } = table
  const [played, all] = [formatCount(playedMatches, i18n.locale), formatCount(seasonMatches, i18n.locale)]
  const columns = useColumns(sport)
  return (
    <section className={styles.league}>
      <h2 className={styles.name}>
        <bdi>{league}</bdi>
      </h2>
      <p className={styles.season}>{t`${played} of ${all} matches played this season`}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.team}>
              {t({ message: 'Team', context: 'sports' })}
            </th>
            {columns.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.team}>
              <th scope="row" className={styles.team} aria-label={row.team}>
                <span className={styles.line}>
                  <span className={styles.position}>{formatCount(index + 1, i18n.locale)}</span>
                  <span className={styles.crest}>
                    <Picture src={row.teamImageUrl} alt="" width={CREST_PX} height={CREST_PX} bare />
                  </span>
                  <bdi>{row.team}</bdi>
                </span>
              </th>
              {columns.map(({ long, textOf }) => (
                <td key={long}>{textOf(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Returns the columns of the table; only football has a column for draws. */
function useColumns(sport: Sport) {
  const { t, i18n } = useLingui()
  const count = (value: number) => formatCount(value, i18n.locale)
  const drawn = {
    short: t({ message: 'D', context: 'drawn matches' }),
    long: t`Drawn`,
    textOf: (row: Row) => count(row.drawn),
  }
  return [
    {
      short: t({ message: 'P', context: 'played matches' }),
      long: t`Matches`,
      textOf: (row: Row) => count(row.played),
    },
    { short: t({ message: 'W', context: 'won matches' }), long: t`Won`, textOf: (row: Row) => count(row.won) },
    ...(sport === 'football' ? [drawn] : []),
    { short: t({ message: 'L', context: 'lost matches' }), long: t`Lost`, textOf: (row: Row) => count(row.lost) },
    { short: '±', long: t`Difference`, textOf: (row: Row) => <bdi>{signed(row, count)}</bdi> },
    {
      short: t({ message: 'Pts', context: 'points' }),
      long: t`Points`,
      textOf: (row: Row) => <b>{count(row.points)}</b>,
    },
  ]
}

function signed({ scored, conceded }: Row, count: (value: number) => string): string {
  const difference = scored - conceded
  return difference > 0 ? `+${count(difference)}` : count(difference)
}
