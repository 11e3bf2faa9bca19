import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import { useLingui } from '@lingui/react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './match-teams.module.css'

const CREST_PX = 24

type Side = 'home' | 'away'

/** Both teams with their scores; after the match the winner stands out. */
export function MatchTeams({ match }: { match: BookMatch }) {
  return (
    <span className={styles.teams}>
      <Team match={match} side="home" />
      <Team match={match} side="away" />
    </span>
  )
}

function Team({ match, side }: { match: BookMatch; side: Side }) {
  const { i18n } = useLingui()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, score, phase } = match
  const isBeaten = phase === 'over' && score !== null && score[side] < score[side === 'home' ? 'away' : 'home']
  return (
    <span className={styles.team} data-beaten={isBeaten}>
      <span className={styles.crest}>
        <Picture
          src={side === 'home' ? homeTeamImageUrl : awayTeamImageUrl}
          alt=""
          width={CREST_PX}
          height={CREST_PX}
          bare
        />
      </span>
      <bdi className={styles.name}>{side === 'home' ? homeTeam : awayTeam}</bdi>
      {score && <b className={styles.score}>{formatCount(score[side], i18n.locale)}</b>}
    </span>
  )
}
