import { listPromotions } from '@ante/contract/promotions/activities.ts'
import { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'
import { useLingui } from '@lingui/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { hotMatches, vendorSettings } from '../../catalogue/queries.ts'
import { asks } from '../../lib/calls/query-client.ts'
import { lazyRouteTable } from '../../lib/pages/lazy-route-table.ts'
import { useMerchant } from '../../merchant/public.ts'
import { entriesOf } from './entries-of.ts'
import type { SearchEntry } from './search-entry.ts'
import { storedIndex, storeIndex } from './search-memory.ts'
import { pageEntries } from './search-pages.ts'

const indexedGames = queryOptions({ queryKey: ['catalogue', 'search'], queryFn: asks(getSearchIndex, {}) })
const promotions = queryOptions({ queryKey: ['search', 'promotions'], queryFn: asks(listPromotions, {}) })

/**
 * Everything that the search finds: the current data, or what this device stored before the connection was lost. Pages
 * are always found. Nothing is loaded before it is `enabled`.
 */
export function useSearchEntries(enabled: boolean): { entries: readonly SearchEntry[]; isComplete: boolean } {
  const { i18n } = useLingui()
  const merchant = useMerchant()
  const { data: index } = useQuery({ ...indexedGames, enabled })
  const { data: settings } = useQuery({ ...vendorSettings, enabled })
  const { data: matches } = useQuery({ ...hotMatches, enabled })
  const { data: offers } = useQuery({ ...promotions, enabled })
  const before = useMemo(() => storedIndex(i18n.locale), [i18n.locale])

  const current = useMemo(() => {
    if (!index || !settings || !matches || !offers) return null
    return entriesOf({ index, settings, matches, offers })
  }, [index, settings, matches, offers])

  useEffect(() => {
    if (current) storeIndex(i18n.locale, current)
  }, [current, i18n.locale])
  const { data: routes } = useQuery({ ...lazyRouteTable, enabled })
  const pages = useMemo(() => (routes ? pageEntries(routes, merchant, i18n) : []), [routes, merchant, i18n])
  const entries = useMemo(() => [...(current ?? before ?? []), ...pages], [current, before, pages])
  return { entries, isComplete: current !== null || before !== null }
}
