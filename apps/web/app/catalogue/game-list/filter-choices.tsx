import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { vendorSettings } from '../queries.ts'
import { classChoices, classTexts } from './class-texts.ts'
import { classShown, MIN_BETS, narrowsByBet, sectionOf, TABS, vendorsToChoose } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { tabTexts } from './tab-texts.ts'
import { VendorChoice } from './vendor-choice.tsx'

interface ChoiceProps {
  draft: GameView
  onChange(draft: GameView): void
}

interface FilterChoicesProps extends ChoiceProps {
  /** Whether the choices filter the game list, which also has hot games and the member's own. */
  isList: boolean
}

/** Choices of the filter: hot or own games, vendor, class, and for slots the minimum bet. */
export function FilterChoices({ draft, isList, onChange }: FilterChoicesProps) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const section = sectionOf(settings, draft.category)
  const isAll = draft.tab === 'all' && draft.category !== 'HOT'
  return (
    <>
      {isList && draft.category !== 'HOT' && <Lists draft={draft} onChange={onChange} />}
      <VendorChoice draft={draft} vendors={vendorsToChoose(section)} onChange={onChange} />
      {isAll && <Classes draft={draft} classes={section?.classes ?? []} onChange={onChange} />}
      {isAll && narrowsByBet(draft.category) && <SmallestBets draft={draft} onChange={onChange} />}
    </>
  )
}

/** Choice of the list. Other lists than all games have neither classes nor minimum bets. */
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
  // With a single class besides "all" there is nothing to choose.
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
