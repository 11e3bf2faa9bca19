import type { MatchPick } from '@ante/contract/catalogue/match-prices.ts'
import { listMatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { useInViewport } from '../lib/browser/use-in-viewport.ts'
import { queryOf } from '../lib/calls/query-client.ts'
import { Link } from '../lib/pages/router.tsx'
import { matchAddress } from './launch-address.ts'
import { useSportsbookAddress } from './use-sportsbook-address.ts'
import styles from './match-prices.module.css'

/** Refresh interval. It may be long, because the bet slip corrects an outdated price. */
const REFRESH_MS = 10_000

const matchPrices = queryOptions({
  queryKey: ['catalogue', 'match-prices'],
  queryFn: queryOf(listMatchPrices, {}),
  staleTime: REFRESH_MS,
})

const NO_PICKS: readonly Pick<MatchPick, 'pick'>[] = [{ pick: 'home' }, { pick: 'draw' }, { pick: 'away' }]

/** The book's current prices of a match; a tap opens the book with the pick on the bet slip. */
export function MatchPrices({ match }: { match: HotMatch | undefined }) {
  const element = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(element)
  const { data } = useQuery({ ...matchPrices, enabled: isInViewport, refetchInterval: REFRESH_MS })
  const picks = data?.list.find(({ roomId }) => roomId === match?.roomId)?.picks
  return (
    <div ref={element}>
      {/* The key prevents an animation from the prices of one match to those of the next. */}
      <div key={match?.roomId} className={styles.changing}>
        <MatchPicks match={match} picks={picks} />
      </div>
    </div>
  )
}

interface MatchPicksProps {
  match: HotMatch | undefined
  /** Picks with prices; undefined until loaded, and while bets are closed. */
  picks: readonly MatchPick[] | undefined
}

/** The picks of a match, each a link to the book with this pick on the bet slip. */
export function MatchPicks({ match, picks }: MatchPicksProps) {
  return (
    <div className={styles.prices}>
      {match && picks && picks.length > 0
        ? picks.map((pick) => <Price key={pick.pick} match={match} pick={pick} />)
        : NO_PICKS.map(({ pick }) => (
            <span key={pick} className={styles.price} aria-hidden>
              –
            </span>
          ))}
    </div>
  )
}

const SIGNS = { home: '1', draw: 'X', away: '2' } as const

function Price({ match, pick: { pick, odds, roomId } }: { match: HotMatch; pick: MatchPick }) {
  const { t } = useLingui()
  const isOpen = useSportsbookAddress()(match) !== null
  const content = (
    <>
      <span className={styles.symbol} aria-hidden>
        {SIGNS[pick]}
      </span>
      <bdi className={styles.odds} aria-hidden={isOpen}>
        {odds}
      </bdi>
    </>
  )
  const team = pick === 'home' ? match.homeTeam : match.awayTeam
  if (!isOpen) return <span className={styles.price}>{content}</span>
  return (
    <Link to={matchAddress({ ...match, roomId })} className={styles.price}>
      <span className={styles.srOnly}>
        {pick === 'draw' ? t`Bet on a draw at odds of ${odds}` : t`Bet on ${team} at odds of ${odds}`}
      </span>
      {content}
    </Link>
  )
}
