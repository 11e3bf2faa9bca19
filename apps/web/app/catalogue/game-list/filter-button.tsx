import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './filter-button.module.css'
import type { GameView } from './game-view.ts'

const SIGN = 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h7M15 17.5h5M13 15.5v4'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

/** Opens the filter; a dot marks an active filter. */
export function FilterButton({ view }: { view: GameView }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isOn = Boolean(view.vendor || view.minBet || view.classify)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={isOn ? t`Filter on` : t`Filter`}
        onClick={() => setOpen(true)}
      >
        <Stroke path={SIGN} size={22} />
        {isOn && <span className={styles.dot} />}
      </button>
      <Later isRequested={open} load={loadSheet} props={{ open, view, onClose: close }} onFailure={close} />
    </>
  )
}
