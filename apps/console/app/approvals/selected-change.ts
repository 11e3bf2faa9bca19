import * as z from 'zod/mini'

import type { ListSelection, Selection } from '../lib/selection.ts'
import type { Change } from './change-columns.tsx'

/** The data of one change in a bulk decision. `binding` binds the decision to the values that were shown. */
export interface SelectedChange {
  id: string
  binding: string
  amount: string | null
}

const WithAmount = z.object({ amount: z.string().check(z.regex(/^\d+(\.\d{1,4})?$/)) })

const selectedOf = ({ id, binding, values }: Change): SelectedChange => {
  return { id, binding, amount: WithAmount.safeParse(values).data?.amount ?? null }
}

/** Adapts the selection to the list, whose rows are complete changes. */
export const listSelectionOf = ({ rows, toggle, set }: Selection<SelectedChange>): ListSelection<Change> => ({
  rows,
  toggle: (change: Change) => toggle(selectedOf(change)),
  set: (changes: readonly Change[]) => set(changes.map(selectedOf)),
})
