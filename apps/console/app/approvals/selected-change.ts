import * as z from 'zod/mini'

import type { ListSelection, Selection } from '../lib/selection.ts'
import type { Change } from './change-columns.tsx'

/** What a decision about several changes names of each one. */
export interface SelectedChange {
  id: string
  binding: string
  amount: string | null
}

const WithAmount = z.object({ amount: z.string().check(z.regex(/^\d+(\.\d{1,4})?$/)) })

const selectedOf = ({ id, binding, values }: Change): SelectedChange => {
  return { id, binding, amount: WithAmount.safeParse(values).data?.amount ?? null }
}

/** Returns the selection for the list, whose rows are whole changes. */
export const ofChanges = ({ rows, toggle, set }: Selection<SelectedChange>): ListSelection<Change> => ({
  rows,
  toggle: (change: Change) => toggle(selectedOf(change)),
  set: (changes: readonly Change[]) => set(changes.map(selectedOf)),
})
