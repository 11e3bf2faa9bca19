import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './head-button.module.css'
import type { GameView } from './game-view.ts'

const SIGN = 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h7M15 17.5h5M13 15.5v4'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface FilterButtonProps {
  view: GameView
  /** Number of chosen filters. */
  chosen: number
  /** Whether the list has more than one category's tables. */
  isList?: boolean
}

/** Opens the filter; a number counts what is chosen. */
export function FilterButton({ view, chosen, isList = true }: FilterButtonProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={chosen > 0 ? t`Filter: ${chosen}` : t`Filter`}
        onClick={() => setOpen(true)}
      >
        <Stroke path={SIGN} size={22} />
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </button>
      <Later isRequested={open} load={loadSheet} props={{ open, view, isList, onClose: close }} onFailure={close} />
    </>
  )
}
