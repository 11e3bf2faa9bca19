import { useQueryClient } from '@tanstack/react-query'

import { useSite } from './site.ts'
import { afterPaint } from './after-paint.ts'

interface Decided<Page> {
  /** First parts of the query keys of the list, of a row, and of lists that change with it. */
  list: string
  row: string
  others?: readonly string[]
  /** Returns the page without a row. */
  without(page: Page, id: string): Page
}

/**
 * Returns a function to call after a decision: it removes the row from the list, and refetches the list. The next row is
 * painted first, because a person waits for it.
 */
export function useRowDecided<Page>({ list, row, others = [], without }: Decided<Page>): (id: string) => void {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return (id) => {
    void client.invalidateQueries({ queryKey: [row, merchant, id], refetchType: 'none' })
    afterPaint(() => {
      client.setQueriesData<Page>({ queryKey: [list, merchant] }, (page) => page && without(page, id))
      for (const key of [list, ...others]) void client.invalidateQueries({ queryKey: [key, merchant] })
    })
  }
}
