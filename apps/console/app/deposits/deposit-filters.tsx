import { useLingui } from '@lingui/react/macro'

import { AmountFilters, ClearFilters } from '../ui/amount-filters.tsx'
import { Select } from '../ui/select.tsx'

export interface Filter {
  minimum?: string | undefined
  maximum?: string | undefined
  channel?: string | undefined
}

interface DepositFiltersProps {
  filter: Filter
  channels: readonly string[]
  onChange(changed: Filter): void
}

/** Filters of the deposit queue, which the address contains. They apply to the rows and to the totals of all tabs. */
export function DepositFilters({ filter, channels, onChange }: DepositFiltersProps) {
  const { t } = useLingui()
  return (
    <>
      <AmountFilters minimum={filter.minimum} maximum={filter.maximum} onChange={onChange} />
      <Select
        label={t`Channel`}
        value={filter.channel ?? 'all'}
        options={[{ value: 'all', label: t`All channels` }, ...channels.map((code) => ({ value: code, label: code }))]}
        onChange={(channel) => onChange({ channel: channel === 'all' ? undefined : channel })}
      />
      <ClearFilters filter={{ ...filter }} onClear={onChange} />
    </>
  )
}
