import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'
import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'

import { formatMoney } from '../lib/i18n/format-money.ts'
import { RollingFigures } from '../ui/rolling-figures.tsx'
import styles from './jackpot-card.module.css'

interface JackpotFiguresProps {
  /** Previous amount, so that the first change rolls too. */
  from: JackpotPool
  pool: JackpotPool
}

/** The pool with rolling figures, placed over the static ones. */
export function JackpotFigures({ from, pool }: JackpotFiguresProps) {
  const { i18n } = useLingui()
  const [shownAmount, setShown] = useState(from)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(pool))
    return () => cancelAnimationFrame(frame)
  }, [pool])
  const text = formatMoney({ amount: shownAmount.pool, currency: shownAmount.currency }, i18n.locale)
  return (
    <span className={styles.rolling}>
      <RollingFigures text={text} accessibleText={text} />
    </span>
  )
}
