import type { TeamCategory } from '@ante/contract/agents/team-sums.ts'
import { useLingui } from '@lingui/react/macro'

import { categoryWords } from '../../catalogue/public.ts'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import type { ProfitView } from './profit-view.ts'

type Category = ProfitView['category']

interface CategoryChipsProps {
  categories: readonly TeamCategory[]
  chosen: Category
  onChoose(category: Category): void
}

/** Game categories played by the team, as a filter. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t, i18n } = useLingui()
  const played = categories.flatMap(({ category }) => category ?? [])
  const offered: Category[] = chosen === 'ALL' || played.includes(chosen) ? played : [...played, chosen]
  if (offered.length === 0) return null
  const options = (['ALL', ...offered] as const).map((id) => ({
    id,
    text: id === 'ALL' ? t`All games` : i18n._(categoryWords[id]),
  }))
  return <ChipRow label={t`Game category`} options={options} chosen={chosen} onChoose={onChoose} />
}
