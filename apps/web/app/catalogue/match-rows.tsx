import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { useOwnTime } from '../merchant/public-times.ts'
import { Later } from '../ui/later.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './match-list.module.css'
import { useSportsbookAddress } from './use-sportsbook-address.ts'

const PRICE_PX = 44

const loadPrices = async () => (await import('./match-prices.tsx')).MatchPrices

/** Matches in rows, linking to their open sportsbooks. */
export function MatchRows({ matches }: { matches: readonly HotMatch[] }) {
  const bookOf = useSportsbookAddress()
  const isOpen = matches.some((match) => bookOf(match) !== null)
  return (
    // If the list contains no link, it must be focusable itself, so that the keyboard can scroll it.
    <ul className={styles.list} tabIndex={isOpen ? undefined : 0}>
      {matches.map((match) => (
        <li key={match.roomId} className={styles.item}>
          <Match match={match} book={bookOf(match)} />
          <Later quiet isRequested load={loadPrices} props={{ match }} skeleton={<Skeleton height={PRICE_PX} />} />
        </li>
      ))}
    </ul>
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
        {book !== null && (
          <span className={styles.bet} data-keep-clear>
            {t`Bet`}
          </span>
        )}
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
