import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { vendorSettings } from '../../catalogue/public.ts'
import { outcomeTexts } from '../../launch/public.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { BetsView } from './bets-view.ts'

interface FilterSheetProps {
  open: boolean
  view: BetsView
  onShow(view: BetsView): void
  onClose(): void
}

/** Filters the bets by outcome and vendor. */
export function FilterSheet({ open, onClose, ...chosen }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter bets`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <Filter onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function Filter({ view, onShow, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t, i18n } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const [draft, setDraft] = useState(view)
  const finish = (next: BetsView) => {
    onClose()
    onShow(next)
  }
  const namesByVendor = new Map<string, string>([[OWN_LOTTERY, t`Our lottery`]])
  for (const { category, vendorNames } of settings.sorting) {
    if (view.category !== 'ALL' && category !== view.category) continue
    for (const { vendor, vendorName } of vendorNames) namesByVendor.set(vendor, vendorName)
  }
  if (draft.vendor && !namesByVendor.has(draft.vendor)) namesByVendor.set(draft.vendor, draft.vendor)
  return (
    <>
      <Choices title={t`Outcome`}>
        {(['ALL', ...PlayOutcome.options] as const).map((outcome) => (
          <Choice key={outcome} on={draft.outcome === outcome} onTap={() => setDraft({ ...draft, outcome })}>
            {outcome === 'ALL' ? t`All` : i18n._(outcomeTexts[outcome])}
          </Choice>
        ))}
      </Choices>
      <Choices title={t`Providers`}>
        <Choice on={draft.vendor === ''} onTap={() => setDraft({ ...draft, vendor: '' })}>{t`All`}</Choice>
        {[...namesByVendor].map(([vendor, name]) => (
          <Choice key={vendor} on={draft.vendor === vendor} onTap={() => setDraft({ ...draft, vendor, game: '' })}>
            <bdi>{name}</bdi>
          </Choice>
        ))}
      </Choices>
      <SheetActions>
        <Button variant="quiet" onClick={() => finish({ ...view, vendor: '', outcome: 'ALL' })}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(draft)}>{t`Show bets`}</Button>
      </SheetActions>
    </>
  )
}
