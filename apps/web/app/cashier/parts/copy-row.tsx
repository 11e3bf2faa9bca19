import { useLingui } from '@lingui/react/macro'

import { useCopy } from '../../ui/copy-line.tsx'
import styles from './copy-row.module.css'

interface CopyRowProps {
  label: string
  /** Copied text, in the format accepted by bank forms. */
  text: string
  /** Displayed text, if different. */
  shownText?: string
  note?: string
  /** Emphasized, such as an exact amount. */
  strong?: boolean
}

/** A value to be entered elsewhere, such as in the bank's app. A tap copies it. */
export function CopyRow({ label, text, shownText = text, note, strong = false }: CopyRowProps) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <button type="button" className={styles.row} data-strong={strong || undefined} onClick={() => void copy(text)}>
      <span className={styles.subject}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          <bdi>{shownText}</bdi>
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.copy}>{t`Copy`}</span>
    </button>
  )
}
