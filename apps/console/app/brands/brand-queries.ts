import { listBrands, showBrand } from '@ante/contract/console/brands.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'

export const brandsQuery = (merchant: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['brands', merchant, 'list', after],
    queryFn: ({ signal }) => call(listBrands, { merchant, after }, signal),
  })

/** Not refetched by itself: each answer has a new address of the preview, which would reload the phones. */
export const brandQuery = (merchant: string, code: string) =>
  queryOptions({
    queryKey: ['brands', merchant, 'one', code],
    queryFn: ({ signal }) => call(showBrand, { merchant, code }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Returns a function to call after a change: it refetches everything about brands. */
export function useBrandsChanged(): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['brands', merchant] })
    // A request for publication is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
