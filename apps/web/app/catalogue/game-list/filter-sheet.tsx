import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { SheetActions } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { vendorSettings } from '../queries.ts'
import { CategoryLinks } from './category-links.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'

interface FilterSheetProps {
  open: boolean
  view: GameView
  /** Whether the sheet filters the game list, which also has hot games, the member's own, and other categories. */
  isList: boolean
  onClose(): void
}

/** The filter of the list, with links to other categories; choices apply when it is submitted. */
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
  const finish = (next: GameView) => {
    onClose()
    show(next)
  }
  return (
    <>
      <FilterChoices draft={draft} isList={isList} onChange={setDraft} />
      {isList && <CategoryLinks active={view.category} settings={settings} onFollow={onClose} />}
      <SheetActions>
        <Button variant="quiet" onClick={() => finish(withoutFilters(view))}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(draft)}>{t`Show games`}</Button>
      </SheetActions>
    </>
  )
}
