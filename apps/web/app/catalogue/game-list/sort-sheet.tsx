import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SORTS } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'
import styles from './sort-sheet.module.css'
import { sortTexts } from './sort-texts.ts'

interface SortSheetProps {
  open: boolean
  view: GameView
  onClose(): void
}

/** The orders of the list; a choice closes the sheet. */
export function SortSheet({ open, view, onClose }: SortSheetProps) {
  const { t, i18n } = useLingui()
  const show = use(ShowView)
  return (
    <Sheet open={open} title={t`Sort by`} onClose={onClose}>
      <ul>
        {SORTS.map((sort) => (
          <li key={sort}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={sort === view.sort}
              onClick={() => {
                onClose()
                show({ ...view, sort })
              }}
            >
              {i18n._(sortTexts[sort])}
              {sort === view.sort && <Icon name="check" size={22} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
