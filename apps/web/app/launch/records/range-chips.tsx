import { PlayRange } from '@ante/contract/launch/play-days.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Later } from '../../ui/later.tsx'
import { spanText } from './day-text.ts'
import { rangeWords } from './range-words.ts'
import { isSpan } from './record-view.ts'
import type { RecordView } from './record-view.ts'
import styles from './range-chips.module.css'

const loadSheet = async () => (await import('./days-sheet.tsx')).DaysSheet

interface RangeChipsProps {
  view: RecordView
  onShow(view: RecordView): void
}

/** Of which days: by name, or from one day to another. */
export function RangeChips({ view, onShow }: RangeChipsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { days } = view
  return (
    <nav className={styles.row} aria-label={t`Days`}>
      {PlayRange.options.map((range) => (
        <button
          key={range}
          type="button"
          className={styles.chip}
          aria-pressed={days === range}
          onClick={() => onShow({ ...view, days: range })}
        >
          {i18n._(rangeWords[range])}
        </button>
      ))}
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-pressed={isSpan(days)}
        onClick={() => setOpen(true)}
      >
        {isSpan(days) ? spanText(days, i18n.locale) : t`Choose days`}
      </button>
      <Later wanted={open} load={loadSheet} props={{ open, view, onShow, onClose: close }} onFailure={close} />
    </nav>
  )
}
