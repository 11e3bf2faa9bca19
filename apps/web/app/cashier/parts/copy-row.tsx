import { useLingui } from '@lingui/react/macro'

import { useCopy } from '../../ui/copy-line.tsx'
import styles from './copy-row.module.css'

interface CopyRowProps {
  label: string
  /** What is copied: as a bank's form takes it. */
  text: string
  /** As it is read, where that differs. */
  shown?: string
  note?: string
  /** What matters most, such as an exact amount. */
  strong?: boolean
}

/** Something that has to be typed elsewhere exactly so: a tap anywhere on it takes it along. */
export function CopyRow({ label, text, shown = text, note, strong = false }: CopyRowProps) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <button type="button" className={styles.row} data-strong={strong || undefined} onClick={() => void copy(text)}>
      <span className={styles.what}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          <bdi>{shown}</bdi>
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.copy}>{t`Copy`}</span>
    </button>
  )
}
