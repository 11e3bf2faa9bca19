import { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'
import { isOwnLottery } from '@ante/contract/launch/own-lottery.ts'
import { useLingui } from '@lingui/react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { loadedGames } from '../../catalogue/loaded-games.ts'
import { hotMatches, vendorSettings } from '../../catalogue/queries.ts'
import { queryOf } from '../../lib/calls/query-client.ts'
import { lazyRouteTable } from '../../lib/pages/lazy-route-table.ts'
import { lotteryGames } from '../../lottery/kit/queries.ts'
import { useSession } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { promotionsFor } from '../../promotions/public.ts'
import { entriesOf } from './entries-of.ts'
import type { SearchEntry } from './search-entry.ts'
import { storedIndex, storeIndex } from './search-memory.ts'
import { pageEntries } from './search-pages.ts'

const indexedGames = queryOptions({ queryKey: ['catalogue', 'search'], queryFn: queryOf(getSearchIndex, {}) })

/**
 * Returns the entries that the search covers: of the current data, else of the index stored on this device, else of the
 * loaded games; pages always. Promotions are not stored, because some are for a single member, and other persons may
 * use the device. Nothing is loaded before `enabled`.
 */
export function useSearchEntries(enabled: boolean): { entries: readonly SearchEntry[]; isComplete: boolean } {
  const { i18n } = useLingui()
  const merchant = useMerchant()
  const queries = useQueryClient()
  const { data: index } = useQuery({ ...indexedGames, enabled })
  const { data: settings } = useQuery({ ...vendorSettings, enabled })
  const { data: matches } = useQuery({ ...hotMatches, enabled })
  const hasLottery = settings?.sorting.some(({ vendorNames }) => vendorNames.some(({ vendor }) => isOwnLottery(vendor)))
  const { data: { games: lotteries } = {} } = useQuery({ ...lotteryGames, enabled: enabled && hasLottery === true })
  const { data: offers } = useQuery({ ...promotionsFor(useSession() !== null), enabled })
  const before = useMemo(() => (enabled ? storedIndex(i18n.locale) : null), [enabled, i18n.locale])

  // If one of the queries fails, the entries of the others remain.
  const current = useMemo(
    () => (index ? entriesOf({ index, lotteries, settings, matches, offers }) : null),
    [index, lotteries, settings, matches, offers],
  )
  const partial = useMemo(
    () =>
      enabled && !index && !before
        ? entriesOf({ index: { games: loadedGames(queries) }, lotteries, settings, matches, offers })
        : [],
    [enabled, index, before, queries, lotteries, settings, matches, offers],
  )
  const isWhole = settings !== undefined && matches !== undefined && (lotteries !== undefined || !hasLottery)

  useEffect(() => {
    const stored = isWhole ? current?.filter(({ kind }) => kind !== 'promotion') : undefined
    if (stored) storeIndex(i18n.locale, stored)
  }, [current, isWhole, i18n.locale])
  const { data: routes } = useQuery({ ...lazyRouteTable, enabled })
  const pages = useMemo(() => (routes ? pageEntries(routes, merchant.flags, i18n) : []), [routes, merchant.flags, i18n])
  const entries = useMemo(() => [...(current ?? before ?? partial), ...pages], [current, before, partial, pages])
  return { entries, isComplete: current !== null || before !== null }
}
