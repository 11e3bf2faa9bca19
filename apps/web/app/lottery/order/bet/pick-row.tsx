import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import styles from './bet-card.module.css'

/** Maximum length of a collapsed row. */
const COLLAPSED_LENGTH = 60

interface PickRowProps {
  name?: string | undefined
  picks: readonly string[]
}

/** A row of picks; ten thousand typed numbers are shown on demand. */
export function PickRow({ name, picks }: PickRowProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const isCut = picks.length > COLLAPSED_LENGTH && !isWhole
  return (
    <div className={styles.row}>
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <ul className={styles.picks}>
        {placed(isCut ? picks.slice(0, COLLAPSED_LENGTH) : picks).map(({ key, pick }) => (
          <li key={key} className={styles.pick}>
            <bdi>{pick}</bdi>
          </li>
        ))}
      </ul>
      {isCut && <Button variant="quiet" wide onClick={() => setWhole(true)}>{t`Show all`}</Button>}
    </div>
  )
}

const placed = (picks: readonly string[]) => picks.map((pick, index) => ({ key: String(index), pick }))
