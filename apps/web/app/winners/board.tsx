import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../ui/button.tsx'
import { Money } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './board.module.css'
import { winnerBoard } from './queries.ts'
import type { BoardQuery } from './queries.ts'

const ROW_PX = 72
const ROWS_AWAITED = 8
const COVER_PX = 300

/** The selected winners, the largest win first. */
export function Board({ query }: { query: BoardQuery }) {
  const { t } = useLingui()
  const { data: winners } = useSuspenseQuery(winnerBoard(query))
  if (winners.length === 0) return <NoWinners />
  return (
    <ol className={styles.board} aria-label={t`Winners, largest win first`}>
      {winners.map((winner, index) => (
        <Row key={winner.roundId} winner={winner} rank={index + 1} />
      ))}
    </ol>
  )
}

function Row({ winner, rank }: { winner: Winner; rank: number }) {
  const { iconUrl, gameName, customerName, winAmount, currency } = winner
  return (
    <li className={styles.row} data-medal={rank <= 3}>
      <span className={styles.rank}>{rank}</span>
      <span className={styles.cover}>
        <Picture src={iconUrl} alt="" width={COVER_PX} height={COVER_PX} />
      </span>
      <span className={styles.winner}>
        <bdi className={styles.game}>{gameName}</bdi>
        <bdi className={styles.name}>{customerName}</bdi>
      </span>
      <span className={styles.amount}>
        <Money amount={winAmount} currency={currency} />
      </span>
    </li>
  )
}

function NoWinners() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/trophy.svg"
      title={t`No winners yet`}
      action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
    >
      {t`Wins larger than their stake appear here as they happen.`}
    </EmptyState>
  )
}

export function BoardSkeleton() {
  return (
    <div className={styles.board}>
      {Array.from({ length: ROWS_AWAITED }, (_, index) => (
        <Skeleton key={index} height={ROW_PX} />
      ))}
    </div>
  )
}
