import type { AuditResult } from '@ante/contract/staff/audit.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { entriesOf } from '../lib/entries-of.ts'
import { Button } from '../ui/button.tsx'
import { DaysPicker } from '../ui/days-picker.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { Select } from '../ui/select.tsx'
import { resultText } from './audit-columns.tsx'

interface Filter {
  actor?: string | undefined
  action?: string | undefined
  object?: string | undefined
  result?: AuditResult | undefined
  from?: string | undefined
  until?: string | undefined
}

interface AuditFiltersProps {
  filter: Filter
  onChange(changed: Filter): void
}

/** Filters of the log. The address contains them, so that a link shows the same entries. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useLingui()
  const results = entriesOf(resultText).map(([value, { text }]) => ({
    value,
    label: t(text),
  }))
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <FilterField label={t`Who`} value={filter.actor} onChange={(actor) => onChange({ actor })} />
      <FilterField label={t`Action`} value={filter.action} onChange={(action) => onChange({ action })} />
      <FilterField label={t`Object`} value={filter.object} onChange={(object) => onChange({ object })} />
      <Select
        label={t`Result`}
        value={filter.result ?? 'all'}
        options={[{ value: 'all', label: t`All results` }, ...results]}
        onChange={(result) => onChange({ result: result === 'all' ? undefined : result })}
      />
      <DaysPicker label={t`Days`} from={filter.from} until={filter.until} onChange={onChange} />
      {isFiltered && (
        <Button
          kind="quiet"
          onPress={() =>
            onChange({
              actor: undefined,
              action: undefined,
              object: undefined,
              result: undefined,
              from: undefined,
              until: undefined,
            })
          }
        >
          <Trans>Clear</Trans>
        </Button>
      )}
    </>
  )
}
