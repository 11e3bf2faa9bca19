import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/router.tsx'
import { useOwnTime } from '../merchant/use-own-time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { matchAddress } from './launch-address.ts'
import styles from './match-list.module.css'

/** All hot matches: each row leads to its book, and the button to that of the first. */
export function MatchList({ matches }: { matches: readonly HotMatch[] }) {
  const { t } = useLingui()
  const [first] = matches
  return (
    <>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.roomId}>
            <Match match={match} />
          </li>
        ))}
      </ul>
      {first && (
        <div className={styles.foot}>
          <ButtonLink wide to={matchAddress(first)}>
            {t`Bet on the next match`}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Match({ match }: { match: HotMatch }) {
  const { t } = useLingui()
  const { time, zone } = useOwnTime(match.matchTime)
  return (
    <Link to={matchAddress(match)} className={styles.match}>
      <span className={styles.head}>
        <bdi>{match.league}</bdi>
        <time dateTime={match.matchTime}>
          {time} {zone}
        </time>
      </span>
      <span className={styles.line}>
        <span className={styles.teams}>
          <Team name={match.homeTeam} crest={match.homeTeamImageUrl} />
          <Team name={match.awayTeam} crest={match.awayTeamImageUrl} />
        </span>
        <span className={styles.bet}>{t`Bet`}</span>
      </span>
    </Link>
  )
}

function Team({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.team}>
      <span className={styles.crest}>
        <Picture src={crest} alt="" width={28} height={28} bare />
      </span>
      <bdi>{name}</bdi>
    </span>
  )
}
