import { useLingui } from '@lingui/react/macro'

import { AmountFilters, ClearFilters } from '../ui/amount-filters.tsx'
import { Select } from '../ui/select.tsx'
import type { Queue } from './withdrawal-queries.ts'

export interface Filter {
  minimum?: string | undefined
  maximum?: string | undefined
  minutes?: string | undefined
  bank?: string | undefined
  level?: string | undefined
  provider?: string | undefined
  first?: 'yes' | undefined
}

interface WithdrawalFiltersProps {
  filter: Filter
  queue: Queue | undefined
  onChange(changed: Filter): void
}

/** Filters of the queue. The address contains them, and they also apply to the totals of all tabs. */
export function WithdrawalFilters({ filter, queue, onChange }: WithdrawalFiltersProps) {
  const { t } = useLingui()
  return (
    <>
      <AmountFilters minimum={filter.minimum} maximum={filter.maximum} onChange={onChange} />
      <Select
        label={t`Age`}
        value={filter.minutes ?? 'all'}
        options={[
          { value: 'all', label: t`Any age` },
          { value: '15', label: t`Over 15 min` },
          { value: '60', label: t`Over 1 h` },
          { value: '1440', label: t`Over 1 day` },
        ]}
        onChange={(minutes) => onChange({ minutes: minutes === 'all' ? undefined : minutes })}
      />
      <Select
        label={t`Bank or wallet`}
        value={filter.bank ?? 'all'}
        options={[
          { value: 'all', label: t`All banks` },
          ...(queue?.banks ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(bank) => onChange({ bank: bank === 'all' ? undefined : bank })}
      />
      <Select
        label={t`Provider`}
        value={filter.provider ?? 'all'}
        options={[
          { value: 'all', label: t`All providers` },
          ...(queue?.providers ?? []).map((code) => ({ value: code, label: code })),
        ]}
        onChange={(provider) => onChange({ provider: provider === 'all' ? undefined : provider })}
      />
      <Select
        label={t`VIP level`}
        value={filter.level ?? 'all'}
        options={[
          { value: 'all', label: t`All levels` },
          ...Array.from({ length: 11 }, (_, level) => ({ value: String(level), label: t`VIP ${level}` })),
        ]}
        onChange={(level) => onChange({ level: level === 'all' ? undefined : level })}
      />
      <Select
        label={t`First withdrawal`}
        value={filter.first ?? 'all'}
        options={[
          { value: 'all', label: t`First and later` },
          { value: 'yes', label: t`First only` },
        ]}
        onChange={(first) => onChange({ first: first === 'yes' ? 'yes' : undefined })}
      />
      <ClearFilters filter={{ ...filter }} onClear={onChange} />
    </>
  )
}
