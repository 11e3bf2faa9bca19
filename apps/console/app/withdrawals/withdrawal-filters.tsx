import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '../ui/button.tsx'
import { ColumnsMenu } from '../ui/columns-menu.tsx'
import { FilterField } from '../ui/filter-field.tsx'
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
  hide: string | undefined
  onChange(changed: Filter): void
  onHide(hide: string | undefined): void
}

const NONE: Filter = {
  minimum: undefined,
  maximum: undefined,
  minutes: undefined,
  bank: undefined,
  level: undefined,
  provider: undefined,
  first: undefined,
}

/** Filters of the queue. The address contains them, and they also apply to the totals of all tabs. */
export function WithdrawalFilters({ filter, queue, hide, onChange, onHide }: WithdrawalFiltersProps) {
  const { t } = useLingui()
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const columns = [
    { id: 'bank', label: t`Account` },
    { id: 'reviewer', label: t`Reviewer` },
    { id: 'balance', label: t`Balance` },
    { id: 'net', label: t`Net deposits` },
    { id: 'today', label: t`Last 24 h` },
    { id: 'turnover', label: t`Wagering left` },
    { id: 'provider', label: t`Provider` },
    { id: 'tries', label: t`Polls` },
    { id: 'number', label: t`Number` },
  ]
  const amount = (text: string | undefined) =>
    text !== undefined && /^\d{1,14}(\.\d{1,4})?$/.test(text) ? text : undefined
  return (
    <>
      <FilterField
        label={t`Minimum`}
        isShort
        value={filter.minimum}
        onChange={(text) => onChange({ minimum: amount(text) })}
      />
      <FilterField
        label={t`Maximum`}
        isShort
        value={filter.maximum}
        onChange={(text) => onChange({ maximum: amount(text) })}
      />
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
      <ColumnsMenu columns={columns} hide={hide} onHide={onHide} />
      {isFiltered && (
        <Button kind="quiet" onPress={() => onChange(NONE)}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </>
  )
}
