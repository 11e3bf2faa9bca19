import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import type { GameView } from './game-view.ts'
import styles from './head-button.module.css'
import { sortTexts } from './sort-texts.ts'

const SIGN = 'M8 5v14M8 19l-3.5-3.5M8 19l3.5-3.5M16 19V5M16 5l-3.5 3.5M16 5l3.5 3.5'

const loadSheet = async () => (await import('./sort-sheet.tsx')).SortSheet

/** Opens the orders of the list; it is highlighted when one was chosen. */
export function SortButton({ view }: { view: GameView }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const order = i18n._(sortTexts[view.sort])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t`Sort: ${order}`}
        data-on={view.sort === 'recommended' ? undefined : true}
        onClick={() => setOpen(true)}
      >
        <Stroke path={SIGN} size={22} />
      </button>
      <Later isRequested={open} load={loadSheet} props={{ open, view, onClose: close }} onFailure={close} />
    </>
  )
}
