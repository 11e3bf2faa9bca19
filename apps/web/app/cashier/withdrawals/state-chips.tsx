import { WithdrawalStateGroup } from '@ante/contract/cashier/withdrawal-state.ts'
import { useLingui } from '@lingui/react/macro'

import { Choice, Choices } from '../../ui/choices.tsx'
import type { MoneyView } from '../records/money-view.ts'

interface StateChipsProps {
  group: MoneyView['group']
  onChoose(group: MoneyView['group']): void
}

/** Filter by state: pending, paid, returned. */
export function StateChips({ group, onChoose }: StateChipsProps) {
  const { t } = useLingui()
  const names: Record<MoneyView['group'], string> = {
    ALL: t`All`,
    open: t`Pending`,
    success: t`Paid`,
    unsuccessful: t`Returned`,
  }
  return (
    <Choices title={t`Status`}>
      {(['ALL', ...WithdrawalStateGroup.options] as const).map((withdrawalStateGroup) => (
        <Choice
          key={withdrawalStateGroup}
          on={withdrawalStateGroup === group}
          onTap={() => onChoose(withdrawalStateGroup)}
        >
          {names[withdrawalStateGroup]}
        </Choice>
      ))}
    </Choices>
  )
}
