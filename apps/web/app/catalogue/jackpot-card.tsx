import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { useFlag } from '../merchant/public.ts'
import { Icon } from '../ui/icon.tsx'
import { Later } from '../ui/later.tsx'
import { Money } from '../ui/money.tsx'
import { gameListAddress } from './game-list-address.ts'
import styles from './jackpot-card.module.css'
import { jackpot } from './queries.ts'

/** Switch of the illustrative counter, which a merchant must enable. */
const ILLUSTRATION_FLAG = 'JACKPOTSHOW3'
/** Longer amounts have a smaller font. */
const LONG = '12345678.00'.length
const GAMES = gameListAddress({ category: 'RNG', classify: 'JP' })

const loadFigures = async () => (await import('./jackpot-figures.tsx')).JackpotFigures
const loadCounter = async () => (await import('./jackpot-counter.tsx')).JackpotCounter

/**
 * The merchant's actual jackpot. A randomly growing counter is shown only when the merchant enables it, and is labelled
 * as an illustration.
 */
export function JackpotCard() {
  // Optional: hidden on failure.
  const { data: pool } = useQuery(jackpot)
  const illustrated = useFlag(ILLUSTRATION_FLAG)
  if (pool) return <RealCard pool={pool} />
  return illustrated ? <IllustratedCard /> : null
}

/** The initial figures are static; rolling ones are loaded with the first change. */
function RealCard({ pool }: { pool: JackpotPool }) {
  const { t } = useLingui()
  const [first] = useState(pool)
  const changed = pool.pool !== first.pool
  return (
    <Link to={GAMES} className={styles.card}>
      <span className={styles.title}>{t`Jackpot`}</span>
      <span className={styles.figures} data-long={pool.pool.length > LONG}>
        <Later isRequested={changed} load={loadFigures} props={{ from: first, pool }} quiet />
        <span className={styles.still}>
          <Money amount={first.pool} currency={first.currency} />
        </span>
      </span>
      <span className={styles.more}>
        {t`See jackpot games`}
        <Icon name="chevron" size={16} turns />
      </span>
    </Link>
  )
}

function IllustratedCard() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  return (
    <div className={styles.card}>
      <span className={styles.title}>{t`Jackpot`}</span>
      <span className={styles.figures}>
        <Later isRequested={hydrated} load={loadCounter} props={{}} quiet />
      </span>
      <span className={styles.more}>{t`For illustration only. It isn’t a prize.`}</span>
    </div>
  )
}
