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
    open: t`On their way`,
    success: t`Paid`,
    unsuccessful: t`Came back`,
  }
  return (
    <Choices title={t`Where they stand`}>
      {(['ALL', ...WithdrawalStateGroup.options] as const).map((one) => (
        <Choice key={one} on={one === group} onTap={() => onChoose(one)}>
          {names[one]}
        </Choice>
      ))}
    </Choices>
  )
}
