import { InteractionTrigger } from '@ante/contract/console/list-filters.ts'
import { useLingui } from '@lingui/react/macro'

import { Select } from '../ui/select.tsx'
import { limitTexts, triggerTexts } from './safer-play-texts.ts'
import type { SaferPlaySearch } from './safer-play-search.ts'

interface SaferPlayFiltersProps {
  search: SaferPlaySearch
  onSearch(changes: Partial<SaferPlaySearch>): void
}

const ALL = 'all'
const orUndefined = <Value extends string>(chosen: Value | typeof ALL) => (chosen === ALL ? undefined : chosen)

/** Filters of the shown list. */
export function SaferPlayFilters({
  search: { tab, kind, state, limit, change, trigger },
  onSearch,
}: SaferPlayFiltersProps) {
  const { t } = useLingui()
  if (tab === 'drafts') return null
  if (tab === 'limits')
    return (
      <>
        <Select
          label={t`Limit`}
          value={limit ?? ALL}
          options={[
            { value: ALL, label: t`All limits` },
            ...(['deposit', 'loss', 'session'] as const).map((value) => ({ value, label: t(limitTexts[value]) })),
          ]}
          onChange={(chosen) => onSearch({ limit: orUndefined(chosen) })}
        />
        <Select
          label={t`Change`}
          value={change ?? ALL}
          options={[
            { value: ALL, label: t`With and without requests` },
            { value: 'requested' as const, label: t`Increase requested` },
          ]}
          onChange={(chosen) => onSearch({ change: orUndefined(chosen) })}
        />
      </>
    )
  if (tab === 'interactions')
    return (
      <Select
        label={t`Why`}
        value={trigger ?? ALL}
        options={[
          { value: ALL, label: t`Any reason` },
          ...InteractionTrigger.options.map((value) => ({ value, label: t(triggerTexts[value]) })),
        ]}
        onChange={(chosen) => onSearch({ trigger: orUndefined(chosen) })}
      />
    )
  return (
    <>
      <Select
        label={t`Kind`}
        value={kind ?? ALL}
        options={[
          { value: ALL, label: t`Time-outs and self-exclusions` },
          { value: 'timeOut' as const, label: t`Time-outs` },
          { value: 'exclusion' as const, label: t`Self-exclusions` },
        ]}
        onChange={(chosen) => onSearch({ kind: orUndefined(chosen) })}
      />
      <Select
        label={t`State`}
        value={state ?? ALL}
        options={[
          { value: ALL, label: t`In force and ended` },
          { value: 'inForce' as const, label: t`In force` },
          { value: 'ended' as const, label: t`Ended` },
        ]}
        onChange={(chosen) => onSearch({ state: orUndefined(chosen) })}
      />
    </>
  )
}
