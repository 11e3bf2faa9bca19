import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '../ui/button.tsx'
import { FilterField } from '../ui/filter-field.tsx'
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

const amount = (text: string | undefined) =>
  text !== undefined && /^\d{1,14}(\.\d{1,4})?$/.test(text) ? text : undefined

/** Filters of the claims. The address contains them, and they also apply to the totals of all tabs. */
export function DepositFilters({ filter, channels, onChange }: DepositFiltersProps) {
  const { t } = useLingui()
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
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
        label={t`Channel`}
        value={filter.channel ?? 'all'}
        options={[{ value: 'all', label: t`All channels` }, ...channels.map((code) => ({ value: code, label: code }))]}
        onChange={(channel) => onChange({ channel: channel === 'all' ? undefined : channel })}
      />
      {isFiltered && (
        <Button kind="quiet" onPress={() => onChange({ minimum: undefined, maximum: undefined, channel: undefined })}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </>
  )
}
