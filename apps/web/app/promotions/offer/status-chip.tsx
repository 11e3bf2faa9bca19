import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'
import { useLingui } from '@lingui/react'

import styles from './status-chip.module.css'
import { statusWords } from './status-words.ts'

/** Where somebody stands with a promotion, in two words and a colour. */
export function StatusChip({ status }: { status: PromotionStatus }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.chip} data-status={status}>
      {i18n._(statusWords[status])}
    </span>
  )
}
