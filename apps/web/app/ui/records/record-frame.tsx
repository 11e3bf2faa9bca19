import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'

import styles from './records.module.css'

/** The page of a record. */
export function RecordFrame({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.page}>
      {children}
    </div>
  )
}

/** Part of the address made no sense and fell back. */
export function MendedNote() {
  const { t } = useLingui()
  return <output className={styles.mended}>{t`Part of this link is not known here and was left out.`}</output>
}
