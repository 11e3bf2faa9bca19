import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Choice, Choices, SheetActions } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { lotteryGames } from '../../kit/queries.ts'
import { numberOf } from './order-view.ts'
import type { OrderView } from './order-view.ts'

interface FilterSheetProps {
  open: boolean
  view: OrderView
  onShow(view: OrderView): void
  onClose(): void
}

/** Filters the bets by game, chase, and number. */
export function FilterSheet({ open, onClose, ...chosen }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter bets`} onClose={onClose}>
      {/* Choices that were not submitted are discarded. */}
      {open && <Filter onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function Filter({ view, onShow, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t } = useLingui()
  const { games } = useSuspenseQuery(lotteryGames).data
  const [draft, setDraft] = useState(view)
  const [typed, setTyped] = useState(view.number)
  const number = typed.trim() === '' ? '' : numberOf(typed)
  const finish = (next: OrderView) => {
    onClose()
    onShow(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (number !== undefined) finish({ ...draft, number })
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={t`Bet or draw number`}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        dir="ltr"
        error={number === undefined ? t`Use digits, letters and dashes only, up to 40 characters.` : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Choices title={t`Bets to show`}>
        <Choice on={!draft.chasesOnly} onTap={() => setDraft({ ...draft, chasesOnly: false })}>{t`All`}</Choice>
        <Choice on={draft.chasesOnly} onTap={() => setDraft({ ...draft, chasesOnly: true })}>{t`Chases only`}</Choice>
      </Choices>
      <Choices title={t`Lottery`}>
        <Choice on={draft.game === ''} onTap={() => setDraft({ ...draft, game: '' })}>{t`All`}</Choice>
        {games.map(({ gameCode, name }) => (
          <Choice key={gameCode} on={draft.game === gameCode} onTap={() => setDraft({ ...draft, game: gameCode })}>
            <bdi>{name}</bdi>
          </Choice>
        ))}
      </Choices>
      <SheetActions>
        <Button
          variant="quiet"
          onClick={() => finish({ ...view, game: '', chasesOnly: false, number: '' })}
        >{t`Reset`}</Button>
        <Button type="submit" wide disabled={number === undefined}>{t`Show bets`}</Button>
      </SheetActions>
    </form>
  )
}
