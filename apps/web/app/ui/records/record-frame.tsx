import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { PnlColorContext } from '../pnl-color.ts'
import type { PnlColor } from '../pnl-color.ts'
import styles from './records.module.css'

interface RecordFrameProps {
  children: ReactNode
  /** The merchant's colour setting for winnings and losses on the page. */
  pnlColor?: PnlColor
}

/** Layout of a record page. */
export function RecordFrame({ children, pnlColor }: RecordFrameProps) {
  return (
    <div className={styles.page}>
      <PnlColorContext value={pnlColor}>{children}</PnlColorContext>
    </div>
  )
}

/** Note that invalid parts of the address were replaced with defaults. */
export function CorrectedNote() {
  const { t } = useLingui()
  return <output className={styles.corrected}>{t`Part of this link wasn’t recognised and was ignored.`}</output>
}
