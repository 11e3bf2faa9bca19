import type { SportsMatch } from '@ante/contract/catalogue/sports.ts'
import type { ReactNode } from 'react'

import { MatchPicks } from '../match-prices.tsx'
import { useSportsbookAddress } from '../use-sportsbook-address.ts'
import { Link } from '../../lib/pages/router.tsx'
import styles from './home-sports.module.css'
import { MatchTeams } from './match-teams.tsx'
import { MatchTime } from './match-time.tsx'

/** A running or coming match: its teams open it in the sportsbook, a price with the pick on the bet slip. */
export function MatchCard({ match }: { match: SportsMatch }) {
  const book = useSportsbookAddress()(match)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <bdi>{match.league}</bdi>
        <MatchTime match={match} />
      </div>
      <div className={styles.line}>
        <MatchLink to={book}>
          <MatchTeams match={match} />
        </MatchLink>
        <div className={styles.prices}>
          <MatchPicks match={match} picks={match.picks} />
        </div>
      </div>
    </li>
  )
}

function MatchLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div className={styles.match}>{children}</div>
  return (
    <Link to={to} className={styles.match}>
      {children}
    </Link>
  )
}
