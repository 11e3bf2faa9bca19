import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PnlColorContext } from '../pnl-color.ts'
import type { PnlColor } from '../pnl-color.ts'
import styles from './records.module.css'

interface RecordFrameProps {
  children: ReactNode
  /** The merchant's, for what is won and lost on the page. */
  pnlColor?: PnlColor
}

/** The page of a record. */
export function RecordFrame({ children, pnlColor }: RecordFrameProps) {
  return (
    <div className={styles.page}>
      <PnlColorContext value={pnlColor}>{children}</PnlColorContext>
    </div>
  )
}

/** Part of the address made no sense and fell back. */
export function MendedNote() {
  const { t } = useLingui()
  return <output className={styles.mended}>{t`Part of this link is not known here and was left out.`}</output>
}
