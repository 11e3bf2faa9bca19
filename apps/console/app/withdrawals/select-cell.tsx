import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'

import type { Selection } from './use-selection.ts'
import styles from './withdrawals.module.css'

/** Selects a row for a decision about several. */
export function SelectCell({ withdrawal, selection }: { withdrawal: QueuedWithdrawal; selection: Selection }) {
  const { t } = useLingui()
  const isSelected = selection.has(withdrawal.id)
  return (
    <CheckboxField
      aria-label={t`Select ${withdrawal.id}`}
      isSelected={isSelected}
      onChange={() => selection.toggle(withdrawal)}
    >
      <CheckboxButton className={styles.checkbox ?? ''}>
        <span className={styles.box}>{isSelected && <Check size={12} aria-hidden />}</span>
      </CheckboxButton>
    </CheckboxField>
  )
}
