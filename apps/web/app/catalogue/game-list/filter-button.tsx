import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { startsWithNew } from './game-view.ts'
import type { GameView } from './game-view.ts'
import styles from './head-button.module.css'

const SIGN = 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h7M15 17.5h5M13 15.5v4'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface FilterButtonProps {
  view: GameView
  /** Number of chosen filters. */
  chosen: number
  /** Whether the button belongs to the game list, not to a lobby of tables. */
  isList?: boolean
}

/** Opens the filter, and shows the number of chosen filters; "New" while the list has only new games by default. */
export function FilterButton({ view, chosen: count, isList = true }: FilterButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const started = startsWithNew(view) ? t`New` : ''
  const chosen = started || count
  return (
    <>
      <button
        type="button"
        className={classes(styles.button, started && styles.worded)}
        aria-haspopup="dialog"
        aria-label={chosen ? t`Filter: ${chosen}` : t`Filter`}
        onClick={() => setOpen(true)}
      >
        <Stroke path={SIGN} size={22} />
        {started && <span className={styles.word}>{started}</span>}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <Later isRequested={open} load={loadSheet} props={{ open, view, isList, onClose: close }} onFailure={close} />
    </>
  )
}
