import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Checkbox } from 'react-aria-components'

import type { Selection } from './use-selection.ts'
import styles from './withdrawals.module.css'

/** Selects a row for a decision about several. */
export function SelectCell({ withdrawal, selection }: { withdrawal: QueuedWithdrawal; selection: Selection }) {
  const { t } = useLingui()
  return (
    <Checkbox
      aria-label={t`Select ${withdrawal.id}`}
      className={styles.checkbox ?? ''}
      isSelected={selection.has(withdrawal.id)}
      onChange={() => selection.toggle(withdrawal)}
    >
      <span className={styles.box}>{selection.has(withdrawal.id) && <Check size={12} aria-hidden />}</span>
    </Checkbox>
  )
}
