import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from './button.tsx'
import { FilterField } from './filter-field.tsx'

interface Range {
  minimum?: string | undefined
  maximum?: string | undefined
}

/** Filters by the smallest and the largest amount. Other texts than amounts are ignored. */
export function AmountFilters({ minimum, maximum, onChange }: Range & { onChange(changed: Range): void }) {
  const { t } = useLingui()
  return (
    <>
      <FilterField
        label={t`Minimum`}
        isShort
        value={minimum}
        onChange={(text) => onChange({ minimum: amountIn(text) })}
      />
      <FilterField
        label={t`Maximum`}
        isShort
        value={maximum}
        onChange={(text) => onChange({ maximum: amountIn(text) })}
      />
    </>
  )
}

const amountIn = (text: string | undefined) =>
  text !== undefined && /^\d{1,14}(\.\d{1,4})?$/.test(text) ? text : undefined

interface ClearFiltersProps {
  /** Parameters of the address. */
  filter: Readonly<Record<string, string | undefined>>
  onClear(none: Record<string, undefined>): void
}

/** Button that clears all filters, if one is set. */
export function ClearFilters({ filter, onClear }: ClearFiltersProps) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const clear = () => onClear(Object.fromEntries(Object.keys(filter).map((name) => [name, undefined])))
  if (!isFiltered) return null
  return (
    <Button kind="quiet" onPress={clear}>
      <Trans>Clear</Trans>
    </Button>
  )
}
