import { BillState } from '@ante/contract/agents/bills.ts'
import { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import { DaysPicker } from '../ui/days-picker.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { billTexts, kindTexts, statusTexts } from './agent-texts.ts'
import type { AgentsSearch, AgentsView } from './agents-search.ts'
import styles from './agents.module.css'

/** Loaded after the page, because the tree is usable without it. */
const FindAgent = lazy(async () => ({ default: (await import('./find-agent.tsx')).FindAgent }))

interface AgentFiltersProps {
  view: AgentsView
  search: AgentsSearch
  onSearch(changes: Partial<AgentsSearch>): void
}

const ALL = 'all'
const orUndefined = (chosen: string) => (chosen === ALL ? undefined : chosen)

/** Filters of the shown view. */
export function AgentFilters({ view, search, onSearch }: AgentFiltersProps) {
  const { t } = useLingui()
  if (view === 'tree')
    return (
      <>
        <Suspense fallback={<span className={styles.find} />}>
          <FindAgent
            onFound={({ id, line }) =>
              onSearch({ to: id, open: id, tab: undefined, at: line.slice(0, -1).join('.') || undefined })
            }
          />
        </Suspense>
        <DaysPicker
          label={t`Days of the sums`}
          from={search.from}
          until={search.until}
          onChange={({ from, until }) => onSearch({ from, until })}
        />
        <Checkbox
          isSelected={search.players === 'yes'}
          onChange={(shown) => onSearch({ players: shown ? 'yes' : undefined })}
        >
          {t`Show players`}
        </Checkbox>
      </>
    )
  if (view === 'contracts' || view === 'bills')
    return (
      <>
        <Select
          label={t`Kind`}
          value={search.kind ?? ALL}
          options={[
            { value: ALL, label: t`All kinds` },
            ...ContractKind.options.map((value) => ({ value, label: t(kindTexts[value]) })),
          ]}
          onChange={(kind) => onSearch({ kind: orUndefined(kind), page: undefined, open: undefined })}
        />
        <StateFilter view={view} search={search} onSearch={onSearch} />
      </>
    )
  return null
}

function StateFilter({ view, search: { state = ALL }, onSearch }: AgentFiltersProps) {
  const { t } = useLingui()
  const options = [
    { value: ALL, label: t`All states` },
    ...(view === 'bills'
      ? BillState.options.map((value) => ({ value, label: t(billTexts[value]) }))
      : [
          { value: 'merchant', label: t`Awaits the merchant` },
          ...ContractStatus.options.map((value) => ({ value, label: t(statusTexts[value]) })),
        ]),
  ]
  return (
    <Select<string>
      label={t`State`}
      value={options.some(({ value }) => value === state) ? state : ALL}
      options={options}
      onChange={(chosen) => onSearch({ state: orUndefined(chosen), page: undefined, open: undefined })}
    />
  )
}
