import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useMemo, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

export interface Selection {
  has(id: string): boolean
  toggle(withdrawal: QueuedWithdrawal): void
  set(chosen: readonly QueuedWithdrawal[]): void
  /** As they were when they were selected: a decision names exactly these. */
  chosen: readonly QueuedWithdrawal[]
}

/** Rows selected for one decision; `x` selects the focused or open row. */
export function useSelection(rows: readonly QueuedWithdrawal[], open: string | undefined): Selection {
  const [chosen, set] = useState<readonly QueuedWithdrawal[]>([])
  const selection = useMemo<Selection>(
    () => ({
      chosen,
      set,
      has: (id) => chosen.some((one) => one.id === id),
      toggle: (withdrawal) =>
        set((now) =>
          now.some(({ id }) => id === withdrawal.id)
            ? now.filter(({ id }) => id !== withdrawal.id)
            : [...now, withdrawal],
        ),
    }),
    [chosen],
  )
  useHotkeys('x', () => {
    const focused = document.activeElement?.closest<HTMLElement>('[role=row][data-key]')?.dataset['key']
    const row = rows.find(({ id }) => id === (focused ?? open))
    if (row) selection.toggle(row)
  })
  return selection
}
