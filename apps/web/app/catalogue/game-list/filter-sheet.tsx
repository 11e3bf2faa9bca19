import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useState } from 'react'

import { formatMoney } from '../../lib/words/format.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { vendorSettings } from '../queries.ts'
import { VendorMark } from '../vendor-strip.tsx'
import { CategoryLinks } from './category-links.tsx'
import { classChoices, classWords } from './class-words.ts'
import styles from './filter-sheet.module.css'
import { classShown, MIN_BETS, narrowsByBet, sectionOf, startOf, vendorsToChoose } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'

interface FilterSheetProps {
  open: boolean
  view: GameView
  onClose(): void
}

/** Filters the list by vendor, and slots also by class and minimum bet. */
export function FilterSheet({ open, view, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter games`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <Filter view={view} onClose={onClose} />}
    </Sheet>
  )
}

function Filter({ view, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const show = use(ShowView)
  const [draft, setDraft] = useState(view)
  const section = sectionOf(settings, view.category)
  const finish = (next: GameView) => {
    onClose()
    show(next)
  }
  const bySlots = narrowsByBet(view.category) && view.tab === 'all'
  return (
    <>
      <Vendors draft={draft} vendors={vendorsToChoose(section)} onChange={setDraft} />
      {bySlots && <Classes draft={draft} classes={section?.classes ?? []} onChange={setDraft} />}
      {bySlots && <SmallestBets draft={draft} onChange={setDraft} />}
      <CategoryLinks active={view.category} settings={settings} onFollow={onClose} />
      <SheetActions>
        <Button variant="quiet" onClick={() => finish(startOf(view.category, view.tab))}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(draft)}>{t`Show games`}</Button>
      </SheetActions>
    </>
  )
}

interface ChoiceProps {
  draft: GameView
  onChange(draft: GameView): void
}

function Vendors({ draft, vendors, onChange }: ChoiceProps & { vendors: ReturnType<typeof vendorsToChoose> }) {
  const { t } = useLingui()
  if (vendors.length === 0) return null
  return (
    <Choices title={t`Providers`}>
      <div className={styles.makers}>
        {vendors.map((vendor) => {
          const isChosen = vendor.vendor === draft.vendor
          return (
            <Choice
              key={vendor.vendor}
              on={isChosen}
              onTap={() => onChange({ ...draft, vendor: isChosen ? '' : vendor.vendor })}
            >
              <VendorMark vendor={vendor} />
            </Choice>
          )
        })}
      </div>
    </Choices>
  )
}

function Classes({ draft, classes, onChange: onWish }: ChoiceProps & { classes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const shown = classShown(draft)
  return (
    <Choices title={t`Game types`}>
      {classChoices(draft.category, classes).map((id) => (
        <Choice key={id} on={id === shown} onTap={() => onWish({ ...draft, classify: id })}>
          {classWords[id] ? i18n._(classWords[id]) : id}
        </Choice>
      ))}
    </Choices>
  )
}

function SmallestBets({ draft, onChange: onWish }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  return (
    <Choices title={t`Minimum bet`}>
      {['', ...MIN_BETS].map((amount) => (
        <Choice key={amount} on={amount === draft.minBet} onTap={() => onWish({ ...draft, minBet: amount })}>
          {amount === '' ? t`All` : formatMoney({ amount, currency }, i18n.locale)}
        </Choice>
      ))}
    </Choices>
  )
}
