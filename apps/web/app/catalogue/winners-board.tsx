import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Money } from '../ui/money.tsx'
import { Picture } from '../ui/picture.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Ticker } from '../ui/ticker.tsx'
import { winners } from './queries.ts'
import styles from './winners-board.module.css'

/** Number of visible wins; with more the board rotates. Source: product specification 9. */
const VISIBLE = 3
const ROW_PX = 60
const DELAY_MS = 2600
const SPEED_MS = 500

/** The largest recent wins; only real ones. Without any it is not shown. */
export function WinnersBoard() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(winners)
  const [paused, setPaused] = useState(false)
  if (data.length === 0) return null
  return (
    <section>
      <SectionHead
        title={t`Latest winners`}
        icon={<Icon name="trophy" />}
        aside={
          data.length > VISIBLE && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              size={16}
              label={paused ? t`Resume winners` : t`Pause winners`}
              onClick={() => setPaused(!paused)}
            />
          )
        }
      />
      <div className={styles.board}>
        <Ticker
          items={data}
          visible={VISIBLE}
          rowHeight={ROW_PX}
          delayMs={DELAY_MS}
          speedMs={SPEED_MS}
          paused={paused}
          keyOf={({ roundId }) => roundId}
        >
          {(winner) => <Row winner={winner} />}
        </Ticker>
      </div>
    </section>
  )
}

function Row({ winner: { iconUrl, gameName, customerName, winAmount, currency } }: { winner: Winner }) {
  return (
    <div className={styles.row}>
      <span className={styles.cover}>
        <Picture src={iconUrl} alt="" width={300} height={300} />
      </span>
      <span className={styles.winner}>
        <span className={styles.game}>
          <bdi>{gameName}</bdi>
        </span>
        <span className={styles.name}>
          <bdi>{customerName}</bdi>
        </span>
      </span>
      <span className={styles.amount}>
        <Money amount={winAmount} currency={currency} />
      </span>
    </div>
  )
}

export function WinnersSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={VISIBLE * ROW_PX} />
    </div>
  )
}
