import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'

import { formatKickOff } from '../lib/format.ts'
import { Link } from '../lib/router.tsx'
import { useMerchant } from '../merchant/public.ts'
import { Picture } from '../ui/picture.tsx'
import { matchAddress } from './launch-address.ts'
import styles from './match-list.module.css'

/** All hot matches; each leads to its book. */
export function MatchList({ matches }: { matches: readonly HotMatch[] }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.roomId} className={styles.match}>
          <p className={styles.head}>
            {match.league}
            <time dateTime={match.matchTime}>{formatKickOff(match.matchTime, i18n.locale, zone)}</time>
          </p>
          <div className={styles.line}>
            <span className={styles.teams}>
              <Team name={match.homeTeam} crest={match.homeTeamImageUrl} />
              <Team name={match.awayTeam} crest={match.awayTeamImageUrl} />
            </span>
            <Link
              to={matchAddress(match)}
              className={styles.bet}
              aria-label={t`Bet on ${match.homeTeam} against ${match.awayTeam}`}
            >
              {t`Bet`}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Team({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.team}>
      <span className={styles.crest}>
        <Picture src={crest} alt="" width={28} height={28} bare />
      </span>
      {name}
    </span>
  )
}
