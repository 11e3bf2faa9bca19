import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import type { PlayRecords } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { outcomeTexts } from './outcome-texts.ts'
import type { RecordView } from './record-view.ts'

interface FilterSheetProps {
  open: boolean
  view: RecordView
  vendors: PlayRecords['vendors']
  onShow(view: RecordView): void
  onClose(): void
}

/** Filters the records by outcome and vendor. */
export function FilterSheet({ open, onClose, ...chosen }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter rounds`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <Filter onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function Filter({ view, vendors, onShow, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState(view)
  const finish = (next: RecordView) => {
    onClose()
    onShow(next)
  }
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
        {vendors.map(({ vendor, name, rounds }) => (
          <Choice
            key={vendor}
            on={draft.vendor === vendor}
            count={formatCount(rounds, i18n.locale)}
            onTap={() => setDraft({ ...draft, vendor })}
          >
            <bdi>{name}</bdi>
          </Choice>
        ))}
      </Choices>
      <SheetActions>
        <Button variant="quiet" onClick={() => finish({ ...view, vendor: '', outcome: 'ALL' })}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(draft)}>{t`Show rounds`}</Button>
      </SheetActions>
    </>
  )
}
