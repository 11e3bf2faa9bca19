import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { Button } from '../../ui/button.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'

/** The filter beside the games of a wide screen: each choice applies immediately. */
export function FilterPanel({ view, hasChosen }: { view: GameView; hasChosen: boolean }) {
  const { t } = useLingui()
  const show = use(ShowView)
  return (
    <>
      <FilterChoices draft={view} isList onChange={show} />
      {hasChosen && <Button variant="quiet" wide onClick={() => show(withoutFilters(view))}>{t`Reset`}</Button>}
    </>
  )
}
