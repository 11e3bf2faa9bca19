import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'

import { useConstantCallback } from './use-constant-callback.ts'

interface ShownPage<Page> {
  /** Key of the page's query. */
  queryKey: QueryKey
  read(): Promise<Page>
  /** Returns the shown page with the values of the fresh one. */
  merge(shown: Page, fresh: Page): Page
}

/**
 * Returns a function that reads a page of a list again, and updates the rows that are shown. Rows that are new stay
 * hidden and counted: for the live stream the page is as old as before. A failure changes nothing.
 */
export function useUpdateShown<Page>({ queryKey, read, merge }: ShownPage<Page>): () => Promise<void> {
  const client = useQueryClient()
  return useConstantCallback(async () => {
    const before = client.getQueryState<Page>(queryKey)?.dataUpdatedAt
    const fresh = await read().catch(() => null)
    const state = client.getQueryState<Page>(queryKey)
    // Meanwhile the whole page may have been refetched, or changed by an own decision.
    if (fresh === null || state?.data === undefined || state.dataUpdatedAt !== before) return
    client.setQueryData(queryKey, merge(state.data, fresh), { updatedAt: state.dataUpdatedAt })
  })
}

/** Returns the shown rows, each with its fresh values, if there are any. */
export function updatedRows<Row extends { id: string }>(shown: readonly Row[], fresh: readonly Row[]): Row[] {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  return shown.map((row) => byId.get(row.id) ?? row)
}
