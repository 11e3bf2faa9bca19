import { BetState } from '@ante/contract/console/list-filters.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { ViewTabs } from '../lottery/view-tabs.tsx'
import { AmountFilters, ClearFilters } from '../ui/amount-filters.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { Page } from '../ui/page.tsx'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { Select } from '../ui/select.tsx'
import { BetList, betsQuery } from './bet-list.tsx'
import { BetPanel } from './bet-panel.tsx'
import { HotTiles } from './hot-tiles.tsx'
import { CorrectionList, DebtList, LiabilityList } from './sports-lists.tsx'
import { sportsRefusals } from './sports-refusals.ts'
import type { SportsSearch } from './sports-search.ts'
import { useBetStateText } from './sports-texts.ts'

addRefusalTexts(sportsRefusals)

const route = getRouteApi('/in/m/$merchant/sports')

/** Sports desk: bets, liabilities by match, corrections, debts, and the hot matches of home. */
export default function SportsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Sports`} /> : <Desk />
}

function Desk() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = search.view ?? 'bets'
  const change = (changes: Partial<SportsSearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace: true })
  const query = useQuery({ ...betsQuery(merchant, search), enabled: view === 'bets' })
  const bet = view === 'bets' ? query.data?.bets.find(({ id }) => id === search.open) : undefined
  return (
    <Page
      title={t`Sports`}
      subtitle={t`Risk is what we win in the worst case. A negative amount is what we owe.`}
      filters={
        <>
          <ViewTabs
            label={t`View`}
            chosen={view}
            tabs={[
              { id: 'bets', label: t`Bets` },
              { id: 'liabilities', label: t`Liabilities` },
              { id: 'corrections', label: t`Corrections` },
              { id: 'debts', label: t`Debts` },
              { id: 'tiles', label: t`Hot matches` },
            ]}
            onChoose={(id) => void navigate({ search: id === 'bets' ? {} : { view: id }, replace: true })}
          />
          <Filters search={search} vendors={query.data?.vendors ?? []} onSearch={change} />
        </>
      }
      panel={
        bet && (
          <BetPanel
            key={bet.id}
            bet={bet}
            currency={query.data?.currency ?? ''}
            onClose={() => change({ open: undefined })}
          />
        )
      }
    >
      {view === 'bets' && <BetList search={search} onSearch={change} />}
      {view === 'liabilities' && <LiabilityList search={search} onSearch={change} />}
      {view === 'corrections' && <CorrectionList search={search} onSearch={change} />}
      {view === 'debts' && <DebtList search={search} onSearch={change} />}
      {view === 'tiles' && <HotTiles />}
    </Page>
  )
}

interface FiltersProps {
  search: SportsSearch
  vendors: readonly { code: string; name: string }[]
  onSearch(changes: Partial<SportsSearch>): void
}

/** Filters of the bets and of the liabilities. */
function Filters({ search, vendors, onSearch }: FiltersProps) {
  const { t } = useLingui()
  const stateText = useBetStateText()
  const { view = 'bets', state, phase, vendor, minimum, maximum, player, match, ended } = search
  const change = (changes: Partial<SportsSearch>) => onSearch({ ...changes, page: undefined, open: undefined })
  const all = { value: 'all' as const }
  if (view === 'liabilities')
    return (
      <Select
        label={t`Matches`}
        value={ended ?? 'no'}
        options={[
          { value: 'no' as const, label: t`With open picks` },
          { value: 'yes' as const, label: t`Decided in the last 3 days` },
        ]}
        onChange={(chosen) => change({ ended: chosen === 'yes' ? 'yes' : undefined })}
      />
    )
  if (view !== 'bets') return null
  return (
    <>
      <Select
        label={t`State`}
        value={state ?? 'all'}
        options={[
          { ...all, label: t`All states` },
          ...BetState.options.map((value) => ({ value, label: stateText(value) })),
        ]}
        onChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Phase`}
        value={phase ?? 'all'}
        options={[
          { ...all, label: t`Live and before` },
          { value: 'live' as const, label: t`Live` },
          { value: 'pre' as const, label: t`Before the match` },
        ]}
        onChange={(chosen) => change({ phase: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Vendor`}
        value={vendor ?? 'all'}
        options={[
          { ...all, label: t`All vendors` },
          ...vendors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(chosen) => change({ vendor: chosen === 'all' ? undefined : chosen })}
      />
      <AmountFilters minimum={minimum} maximum={maximum} onChange={change} />
      <FilterField label={t`Player`} value={player} onChange={(typed) => change({ player: typed })} />
      <FilterField label={t`Match`} value={match} onChange={(typed) => change({ match: typed })} />
      <ClearFilters filter={{ state, phase, vendor, minimum, maximum, player, match }} onClear={change} />
    </>
  )
}
