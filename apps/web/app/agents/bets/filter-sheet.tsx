import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { vendorSettings } from '../../catalogue/public.ts'
import { PlayFilter } from '../../launch/public.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { BetsView } from './bets-view.ts'

interface FilterSheetProps {
  open: boolean
  view: BetsView
  onShow(view: BetsView): void
  onClose(): void
}

/** Narrows the bets by how they went and at whose games. */
export function FilterSheet({ open, onClose, ...chosen }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter bets`} onClose={onClose}>
      {open && <Filter onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function Filter({ view, onShow, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const makers = new Map<string, string>([[OWN_LOTTERY, t`Our lottery`]])
  for (const { gameCategory, vendorNames } of settings.sorting) {
    if (view.category !== 'ALL' && gameCategory !== view.category) continue
    for (const { vassalage, accountTypeName } of vendorNames) makers.set(vassalage, accountTypeName)
  }
  if (view.vendor && !makers.has(view.vendor)) makers.set(view.vendor, view.vendor)
  return (
    <PlayFilter
      chosen={view}
      makers={[...makers].map(([vendor, name]) => ({ vendor, name }))}
      submit={t`Show bets`}
      onChoose={({ outcome, vendor }) => {
        onClose()
        // A game belongs to its maker.
        onShow({ ...view, outcome, vendor, ...(vendor !== view.vendor && { game: '' }) })
      }}
    />
  )
}
