import type { Rows, Selection } from '@ante/lottery/bet.ts'
import type { Play } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { useDeferredValue, useMemo, useState } from 'react'

import { isEmptyBoard, noPicks } from '../board/picks.ts'
import type { CartRow } from '../cart/cart-row.ts'
import { placesRow, typedForm } from '../entry/typed-form.ts'
import { useTyped } from '../entry/use-typed.ts'

/** Whether numbers are picked on the board or typed. */
export type DraftMode = 'pick' | 'type'

/** State of the row being edited, of one play. */
export function useDraft(play: Play, prizeMode: PrizeMode) {
  const isTypedOnly = play.board.manual?.only === true
  const [mode, setMode] = useState<DraftMode>(isTypedOnly ? 'type' : 'pick')
  const [rows, setRows] = useState<Rows>(() => noPicks(play.board))
  const typed = useTyped(typedForm(play, prizeMode))
  // Deferred: a tap is rendered first, and the totals may follow a frame later.
  const picked = useDeferredValue(rows)
  const { valid: good } = typed.state.entries
  // Memoized until the picks change: counting a row of ten thousand numbers is slow.
  const selections = useMemo(
    () => (mode === 'pick' ? pickedParts(picked) : typedParts(play, rows, good)),
    [mode, picked, play, rows, good],
  )
  const clear = () => {
    setRows(noPicks(play.board))
    typed.clear()
  }
  const addToDraft = ({ selection, betType }: Pick<CartRow, 'selection' | 'betType'>) => {
    if (selection.kind === 'picked') {
      setMode('pick')
      return setRows(selection.rows)
    }
    setMode('type')
    const { places } = selection
    if (places) setRows((before) => before.map((row, index) => (index === 0 ? places : row)))
    return typed.enterNumbers(selection.entries, betType === 4)
  }
  const betType: CartRow['betType'] = mode === 'pick' ? 1 : typedType(typed.state.fromFile)
  return { mode, setMode, rows, setRows, typed, selections, betType, clear, addToDraft }
}

export type Draft = ReturnType<typeof useDraft>

const typedType = (fromFile: boolean) => (fromFile ? 4 : 2)

/** Numbers of the draft that form one row; `amount` if they have their own stake. */
export interface DraftPart {
  selection: Selection
  amount: string | null
}

const pickedParts = (rows: Rows): DraftPart[] =>
  isEmptyBoard(rows) ? [] : [{ selection: { kind: 'picked', rows }, amount: null }]

/** Numbers with the same amount form one row. */
function typedParts(play: Play, rows: Rows, valid: readonly string[]): DraftPart[] {
  const byAmount = new Map<string, string[]>()
  for (const item of valid) {
    const [entry = '', amount = ''] = item.split('@')
    const list = byAmount.get(amount)
    if (list) list.push(entry)
    else byAmount.set(amount, [entry])
  }
  const places = placesRow(play) && rows[0]
  return [...byAmount].map(([amount, entries]) => ({
    selection: { kind: 'typed', entries, ...(places && { places }) },
    amount: amount || null,
  }))
}
