import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { DRIFT_ERRORS, DRIFT_ROUNDS, listCatalogue } from '@ante/contract/console/games.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Dices, Upload } from 'lucide-react'

import { countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { useGameColumns } from './game-columns.tsx'
import { useGapText } from './game-texts.ts'

const route = getRouteApi('/in/m/$merchant/games')

/** Games of the catalogue: what they lack, and whether they pay what their vendors declare. */
export default function GamesPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { vendor, category, state, gap, play, name, open, page } = route.useSearch()
  const navigate = route.useNavigate()
  const leave = useNavigate()
  const canImport = useIsOffered(merchant, 'games', 'import')
  const gapText = useGapText()
  const filter = { vendor, category, state, gap, play, name }
  const query = useQuery({
    queryKey: ['games', merchant, filter, page],
    queryFn: ({ signal }) => call(listCatalogue, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useGameColumns()
  const change = (changes: Partial<typeof filter>) =>
    void navigate({
      search: (previous) => ({ ...previous, ...changes, open: undefined, page: undefined }),
      replace: true,
    })
  const all = { value: 'all' as const }
  const rounds = countText(DRIFT_ROUNDS)
  return (
    <Page
      title={t`Games`}
      subtitle={t`Returns are those of the last 30 days. Drift: the declared return differs from the actual one by more than ${DRIFT_ERRORS} standard errors, after ${rounds} rounds or more.`}
      actions={
        canImport && (
          <Button
            onPress={() =>
              void leave({
                to: '/m/$merchant/operations/$subject',
                params: { merchant, subject: 'games' },
                search: { form: 'import' },
              })
            }
          >
            <Upload size={14} aria-hidden />
            <Trans>Import a feed</Trans>
          </Button>
        )
      }
      filters={
        <>
          <Select
            label={t`Vendor`}
            value={vendor ?? 'all'}
            options={[
              { ...all, label: t`All vendors` },
              ...(query.data?.vendors ?? []).map(({ code, name: label }) => ({ value: code, label })),
            ]}
            onChange={(chosen) => change({ vendor: chosen === 'all' ? undefined : chosen })}
          />
          <Select
            label={t`Category`}
            value={category ?? 'all'}
            options={[
              { ...all, label: t`All categories` },
              ...GameCategory.options.filter((one) => one !== 'HOT').map((value) => ({ value, label: value })),
            ]}
            onChange={(chosen) => change({ category: chosen === 'all' ? undefined : chosen })}
          />
          <Select
            label={t`State`}
            value={state ?? 'all'}
            options={[
              { ...all, label: t`Open and closed` },
              { value: 'open' as const, label: t`Open` },
              { value: 'closed' as const, label: t`Closed` },
            ]}
            onChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen })}
          />
          <Select
            label={t`Gaps`}
            value={gap ?? 'all'}
            options={[
              { ...all, label: t`With and without gaps` },
              ...(['picture', 'class', 'edge'] as const).map((value) => ({ value, label: gapText(value) })),
            ]}
            onChange={(chosen) => change({ gap: chosen === 'all' ? undefined : chosen })}
          />
          <Select
            label={t`Play`}
            value={play ?? 'all'}
            options={[
              { ...all, label: t`Any play` },
              { value: 'drift' as const, label: t`Return drifts` },
              { value: 'unplayed' as const, label: t`Not played for 30 days` },
            ]}
            onChange={(chosen) => change({ play: chosen === 'all' ? undefined : chosen })}
          />
          <FilterField label={t`Name or id`} value={name} onChange={(typed) => change({ name: typed })} />
        </>
      }
    >
      <ListView query={query} zone={zone}>
        {({ games, next }) => (
          <>
            <DataTable
              label={t`Games`}
              columns={columns}
              rows={games.map((game) => ({ ...game, id: game.nodeId }))}
              open={open}
              onOpen={(id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })}
              empty={<Empty icon={Dices} title={t`No games`}>{t`No game fits the filter.`}</Empty>}
            />
            <Pager
              count={games.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          </>
        )}
      </ListView>
    </Page>
  )
}
