import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useOwnTime } from '../merchant/public.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { matchAddress } from './launch-address.ts'
import styles from './match-list.module.css'

/** All hot matches: each row leads to its book, and the button to that of the first; but to no book that is closed. */
export function MatchList({ matches }: { matches: readonly HotMatch[] }) {
  const { t } = useLingui()
  const isTrial = useSession()?.customerType === TRIAL
  const bookOf = (match: HotMatch) => (match.playable && (match.supportPlay || !isTrial) ? matchAddress(match) : null)
  const first = matches.map(bookOf).find((book) => book !== null)
  return (
    <>
      {/* Without a link in it the keys could not scroll it. */}
      <ul className={styles.list} tabIndex={first ? undefined : 0}>
        {matches.map((match) => (
          <li key={match.roomId}>
            <Match match={match} book={bookOf(match)} />
          </li>
        ))}
      </ul>
      {first ? (
        <div className={styles.foot}>
          <ButtonLink wide to={first}>
            {t`Bet on the next match`}
          </ButtonLink>
        </div>
      ) : (
        <p className={styles.closed}>{t`Betting on these matches is not open yet.`}</p>
      )}
    </>
  )
}

function Match({ match, book }: { match: HotMatch; book: string | null }) {
  const { t } = useLingui()
  const { time, zone } = useOwnTime(match.matchTime)
  return (
    <Row to={book}>
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
        {book !== null && <span className={styles.bet}>{t`Bet`}</span>}
      </span>
    </Row>
  )
}

function Row({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div className={styles.match}>{children}</div>
  return (
    <Link to={to} className={styles.match}>
      {children}
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
