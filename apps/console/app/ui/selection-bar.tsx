import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from './button.tsx'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  /** Sum of the selected amounts with the currency; null for rows without amounts. */
  sum: string | null
  /** Selects all rows that match the filter, including those of other pages. */
  onSelectAll?: (() => void) | undefined
  isSelecting?: boolean
  onClear(): void
  /** Action buttons. */
  children: ReactNode
}

/** Bar with the number and sum of the selected rows, and the actions on them. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, sum, onSelectAll, isSelecting = false, onClear, children } = props
  if (count === 0) return null
  return (
    <output className={styles.bar}>
      <strong>
        <Plural value={count} one="# selected" other="# selected" />
      </strong>
      {sum !== null && <span className={styles.sum}>{sum}</span>}
      {onSelectAll && (
        <Button kind="quiet" size="small" isPending={isSelecting} onPress={onSelectAll}>
          <Trans>Select all that match</Trans>
        </Button>
      )}
      <Button kind="quiet" size="small" onPress={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
      <span className={styles.actions}>{children}</span>
    </output>
  )
}
