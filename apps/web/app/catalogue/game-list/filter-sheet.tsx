import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useState } from 'react'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { vendorSettings } from '../queries.ts'
import { CategoryLinks } from './category-links.tsx'
import { classChoices, classTexts } from './class-texts.ts'
import { classShown, MIN_BETS, narrowsByBet, sectionOf, TABS, vendorsToChoose, withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'
import { tabTexts } from './tab-texts.ts'
import { VendorChoice } from './vendor-choice.tsx'

interface FilterSheetProps {
  open: boolean
  view: GameView
  /** Whether it filters the list of games, which has hot and own games and other categories. */
  isList: boolean
  onClose(): void
}

/** Filters the list: hot or own games, vendor, class, and for slots the minimum bet. */
export function FilterSheet({ open, view, isList, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter games`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <Filter view={view} isList={isList} onClose={onClose} />}
    </Sheet>
  )
}

function Filter({ view, isList, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const show = use(ShowView)
  const [draft, setDraft] = useState(view)
  const section = sectionOf(settings, view.category)
  const finish = (next: GameView) => {
    onClose()
    show(next)
  }
  const isAll = draft.tab === 'all' && view.category !== 'HOT'
  return (
    <>
      {isList && view.category !== 'HOT' && <Lists draft={draft} onChange={setDraft} />}
      <VendorChoice draft={draft} vendors={vendorsToChoose(section)} onChange={setDraft} />
      {isAll && <Classes draft={draft} classes={section?.classes ?? []} onChange={setDraft} />}
      {isAll && narrowsByBet(view.category) && <SmallestBets draft={draft} onChange={setDraft} />}
      {isList && <CategoryLinks active={view.category} settings={settings} onFollow={onClose} />}
      <SheetActions>
        <Button variant="quiet" onClick={() => finish(withoutFilters(view))}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(draft)}>{t`Show games`}</Button>
      </SheetActions>
    </>
  )
}

interface ChoiceProps {
  draft: GameView
  onChange(draft: GameView): void
}

/** Only all games have classes and minimum bets. */
function Lists({ draft, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <Choices title={t`Show`}>
      {TABS.map((tab) => (
        <Choice
          key={tab}
          on={tab === draft.tab}
          onTap={() => onChange(tab === 'all' ? { ...draft, tab } : { ...draft, tab, classify: '', minBet: '' })}
        >
          {i18n._(tabTexts[tab])}
        </Choice>
      ))}
    </Choices>
  )
}

function Classes({ draft, classes, onChange }: ChoiceProps & { classes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const choices = classChoices(draft.category, classes)
  // A single class besides "all" is no choice.
  if (choices.length < 3) return null
  return (
    <Choices title={t`Game types`}>
      {choices.map((id) => (
        <Choice key={id} on={id === classShown(draft)} onTap={() => onChange({ ...draft, classify: id })}>
          {classTexts[id] ? i18n._(classTexts[id]) : id}
        </Choice>
      ))}
    </Choices>
  )
}

function SmallestBets({ draft, onChange }: ChoiceProps) {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  return (
    <Choices title={t`Minimum bet`}>
      {['', ...MIN_BETS].map((amount) => (
        <Choice key={amount} on={amount === draft.minBet} onTap={() => onChange({ ...draft, minBet: amount })}>
          {amount === '' ? t`All` : formatMoney({ amount, currency }, i18n.locale)}
        </Choice>
      ))}
    </Choices>
  )
}
