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
  const [wish, setWish] = useState(view)
  const section = sectionOf(settings, view.category)
  const finish = (next: GameView) => {
    onClose()
    show(next)
  }
  const bySlots = narrowsByBet(view.category) && view.tab === 'all'
  return (
    <>
      <Vendors wish={wish} vendors={vendorsToChoose(section)} onWish={setWish} />
      {bySlots && <Classes wish={wish} classes={section?.classes ?? []} onWish={setWish} />}
      {bySlots && <SmallestBets wish={wish} onWish={setWish} />}
      <CategoryLinks active={view.category} settings={settings} onFollow={onClose} />
      <SheetActions>
        <Button look="quiet" onClick={() => finish(startOf(view.category, view.tab))}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(wish)}>{t`Show games`}</Button>
      </SheetActions>
    </>
  )
}

interface ChoiceProps {
  wish: GameView
  onWish(wish: GameView): void
}

function Vendors({ wish, vendors, onWish }: ChoiceProps & { vendors: ReturnType<typeof vendorsToChoose> }) {
  const { t } = useLingui()
  if (vendors.length === 0) return null
  return (
    <Choices title={t`Providers`}>
      <div className={styles.makers}>
        {vendors.map((vendor) => {
          const isChosen = vendor.vendor === wish.vendor
          return (
            <Choice
              key={vendor.vendor}
              on={isChosen}
              onTap={() => onWish({ ...wish, vendor: isChosen ? '' : vendor.vendor })}
            >
              <VendorMark vendor={vendor} />
            </Choice>
          )
        })}
      </div>
    </Choices>
  )
}

function Classes({ wish, classes, onWish }: ChoiceProps & { classes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const shown = classShown(wish)
  return (
    <Choices title={t`Game types`}>
      {classChoices(wish.category, classes).map((id) => (
        <Choice key={id} on={id === shown} onTap={() => onWish({ ...wish, classify: id })}>
          {classWords[id] ? i18n._(classWords[id]) : id}
        </Choice>
      ))}
    </Choices>
  )
}

function SmallestBets({ wish, onWish }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  return (
    <Choices title={t`Minimum bet`}>
      {['', ...MIN_BETS].map((amount) => (
        <Choice key={amount} on={amount === wish.minBet} onTap={() => onWish({ ...wish, minBet: amount })}>
          {amount === '' ? t`All` : formatMoney({ amount, currency }, i18n.locale)}
        </Choice>
      ))}
    </Choices>
  )
}
