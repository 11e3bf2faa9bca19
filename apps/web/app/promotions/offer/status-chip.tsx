import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'
import { useLingui } from '@lingui/react'

import styles from './status-chip.module.css'
import { statusTexts } from './status-texts.ts'

/** The member's status with a promotion, as a short coloured label. */
export function StatusChip({ status }: { status: PromotionStatus }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.chip} data-status={status}>
      {i18n._(statusTexts[status])}
    </span>
  )
}
