import { listExclusions, listInteractions, listLimits } from '@ante/contract/console/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { useExclusionColumns, useInteractionColumns, useLimitColumns } from './safer-play-columns.tsx'
import type { SaferPlaySearch } from './safer-play-search.ts'

export interface ListProps {
  search: SaferPlaySearch
  onSearch(changes: Partial<SaferPlaySearch>): void
}

/** Time-outs and self-exclusions, newest first. */
export function ExclusionList({ search: { kind, state, page }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const filter = { kind, state }
  const query = useQuery({
    queryKey: ['safer-play', merchant, 'exclusions', filter, page],
    queryFn: ({ signal }) => call(listExclusions, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useExclusionColumns(zone)
  const openPlayer = useOpenPlayer(query.data?.rows)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Time-outs and self-exclusions`}
            columns={columns}
            rows={rows}
            open={undefined}
            onOpen={openPlayer}
            empty={<NoRows />}
          />
          <Pages {...{ rows, next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

/** Play limits, those of the newest accounts first. */
export function LimitList({ search: { limit, change, page }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const filter = { kind: limit, change }
  const query = useQuery({
    queryKey: ['safer-play', merchant, 'limits', filter, page],
    queryFn: ({ signal }) => call(listLimits, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useLimitColumns(zone)
  const openPlayer = useOpenPlayer(query.data?.rows)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Limits`}
            columns={columns}
            rows={rows}
            open={undefined}
            onOpen={openPlayer}
            empty={<NoRows />}
          />
          <Pages {...{ rows, next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

/** Interactions, newest first; the open one is in the panel. */
export function InteractionList({ search: { trigger, player, page, open }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const filter = { trigger, player }
  const query = useQuery({
    queryKey: ['safer-play', merchant, 'interactions', filter, page],
    queryFn: ({ signal }) => call(listInteractions, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useInteractionColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Interactions`}
            columns={columns}
            rows={rows}
            open={open}
            onOpen={(id) => onSearch({ open: id })}
            empty={<NoRows />}
          />
          <Pages {...{ rows, next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

/** Returns a function that opens the player of a row. */
function useOpenPlayer(rows: readonly { id: string; player: { id: string } }[] = []) {
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  return (id: string | undefined) => {
    const player = rows.find((row) => row.id === id)?.player.id
    if (player === undefined) return
    void navigate({ to: '/m/$merchant/players/$player', params: { merchant, player }, search: { tab: 'limits' } })
  }
}

export function NoRows(): ReactNode {
  const { t } = useLingui()
  return <Empty icon={HeartHandshake} title={t`Nothing here`}>{t`No entry fits the filter.`}</Empty>
}

interface PagesProps extends Pick<ListProps, 'onSearch'> {
  rows: readonly unknown[]
  next: string | null
  page: SaferPlaySearch['page']
}

/** Buttons for the pages of a list. */
export const Pages = ({ rows, next, page, onSearch }: PagesProps) => (
  <Pager count={rows.length} trail={page} next={next} onPage={(trail) => onSearch({ page: trail, open: undefined })} />
)
