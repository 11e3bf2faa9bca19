import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import type { EditedKind } from './content-kind.ts'

/** Begin of the keys of all queries about content. */
export const contentKey = (merchant: string, kind: ContentKindName) => ['content', merchant, kind] as const

/** Not refetched by itself: each answer has a new address of the preview, which would reload the phone. */
export const itemQuery = <Content>({ name, calls }: EditedKind<Content>, merchant: string, key: string) =>
  queryOptions({
    queryKey: [...contentKey(merchant, name), 'one', key],
    queryFn: ({ signal }) => calls.show({ merchant, key }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Returns a function to call after a change: it refetches everything about one kind of content. */
export function useContentChanged(kind: ContentKindName): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: contentKey(merchant, kind) })
    // A request for publication is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
