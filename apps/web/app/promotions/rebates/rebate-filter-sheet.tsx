import { RebateState, RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { useLingui } from '@lingui/react/macro'

import { categoryWords } from '../../catalogue/public.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { RebateView } from './rebate-view.ts'
import { rebateStateTexts } from './rebate-texts.ts'

interface RebateFilterSheetProps {
  open: boolean
  view: RebateView
  onShow(view: RebateView): void
  onClose(): void
}

/** Filter of the rebates; a tap applies it immediately. */
export function RebateFilterSheet({ open, view, onShow, onClose }: RebateFilterSheetProps) {
  const { t, i18n } = useLingui()
  const choose = (part: Partial<RebateView>) => {
    onClose()
    onShow({ ...view, ...part })
  }
  return (
    <Sheet open={open} title={t`Filter`} onClose={onClose}>
      <Choices title={t`Game category`}>
        {(['ALL', ...RebateCategory.options] as const).map((category) => (
          <Choice key={category} on={view.category === category} onTap={() => choose({ category })}>
            {category === 'ALL' ? t`All` : i18n._(categoryWords[category])}
          </Choice>
        ))}
      </Choices>
      <Choices title={t`Payout type`}>
        {(['ALL', ...RebateState.options] as const).map((state) => (
          <Choice key={state} on={view.state === state} onTap={() => choose({ state })}>
            {state === 'ALL' ? t`All` : i18n._(rebateStateTexts[state])}
          </Choice>
        ))}
      </Choices>
    </Sheet>
  )
}
