import type { PlayRecords } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'

import { countText } from '../../lib/words/count-text.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { PlayFilter } from './play-filter.tsx'
import type { RecordView } from './record-view.ts'

interface FilterSheetProps {
  open: boolean
  view: RecordView
  vendors: PlayRecords['vendors']
  onShow(view: RecordView): void
  onClose(): void
}

/** Narrows the record by how rounds went and at whose games. */
export function FilterSheet({ open, view, vendors, onShow, onClose }: FilterSheetProps) {
  const { t, i18n } = useLingui()
  return (
    <Sheet open={open} title={t`Filter rounds`} onClose={onClose}>
      {open && (
        <PlayFilter
          chosen={view}
          makers={vendors.map(({ rounds, ...maker }) => ({ ...maker, count: countText(rounds, i18n.locale) }))}
          submit={t`Show rounds`}
          onChoose={({ outcome, vendor }) => {
            onClose()
            onShow({ ...view, outcome, vendor })
          }}
        />
      )}
    </Sheet>
  )
}
