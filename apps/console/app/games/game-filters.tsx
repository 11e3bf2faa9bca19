import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listCatalogue } from '@ante/contract/console/games.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { FilterField } from '../ui/filter-field.tsx'
import { Select } from '../ui/select.tsx'
import { useGapText } from './game-texts.ts'

export type GameFilter = Omit<InputOf<typeof listCatalogue>, 'merchant' | 'after'>

interface GameFiltersProps {
  filter: GameFilter
  vendors: readonly { code: string; name: string }[]
  onChange(changes: GameFilter): void
}

/** Filters of the catalogue, which are in the address. */
export function GameFilters({ filter, vendors, onChange }: GameFiltersProps) {
  const { t } = useLingui()
  const { vendor, category, state, gap, play, set, name } = filter
  const gapText = useGapText()
  const all = { value: 'all' as const }
  return (
    <>
      <Select
        label={t`Vendor`}
        value={vendor ?? 'all'}
        options={[
          { ...all, label: t`All vendors` },
          ...vendors.map(({ code, name: label }) => ({ value: code, label })),
        ]}
        onChange={(chosen) => onChange({ vendor: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Category`}
        value={category ?? 'all'}
        options={[
          { ...all, label: t`All categories` },
          ...GameCategory.options.filter((one) => one !== 'HOT').map((value) => ({ value, label: value })),
        ]}
        onChange={(chosen) => onChange({ category: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`State`}
        value={state ?? 'all'}
        options={[
          { ...all, label: t`Open and closed` },
          { value: 'open' as const, label: t`Open` },
          { value: 'closed' as const, label: t`Closed` },
        ]}
        onChange={(chosen) => onChange({ state: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Gaps`}
        value={gap ?? 'all'}
        options={[
          { ...all, label: t`With and without gaps` },
          ...(['picture', 'class', 'edge'] as const).map((value) => ({ value, label: gapText(value) })),
        ]}
        onChange={(chosen) => onChange({ gap: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Play`}
        value={play ?? 'all'}
        options={[
          { ...all, label: t`Any play` },
          { value: 'drift' as const, label: t`Return drifts` },
          { value: 'unplayed' as const, label: t`Not played for 30 days` },
        ]}
        onChange={(chosen) => onChange({ play: chosen === 'all' ? undefined : chosen })}
      />
      <Select
        label={t`Values`}
        value={set ?? 'all'}
        options={[
          { ...all, label: t`Values of feeds and staff` },
          { value: 'staff' as const, label: t`Set by staff` },
        ]}
        onChange={(chosen) => onChange({ set: chosen === 'all' ? undefined : chosen })}
      />
      <FilterField label={t`Name or id`} value={name} onChange={(typed) => onChange({ name: typed })} />
    </>
  )
}
