import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useAmount } from '../../ui/amount/use-amount.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { CartRow, NewRow } from './cart/cart-row.ts'
import { useCartActs } from './cart/use-cart-acts.ts'
import type { ChosenChase } from './chase/chase-sheet.tsx'
import { amountLadder, useTerms } from './pay/use-terms.ts'
import type { BettingGame } from './slip/use-game-plays.ts'
import { useAdmission } from './use-admission.ts'

/** Numbers of a row, without its price. */
type Numbers = Pick<CartRow, 'selection' | 'betType'>
export type OpenSheet = 'cart' | 'chase' | 'confirm' | null

/** Order to confirm: its rows, its chase, and whether the rows come from the cart or the board. */
interface Confirming {
  rows: readonly CartRow[]
  chase: ChosenChase | null
  source: 'cart' | 'draft' | 'lastBet'
}

interface TableProps {
  betting: BettingGame
  onPlay(play: Play): void
}

/** State of a betting table besides the row being edited. */
export function useTable({ betting, onPlay }: TableProps) {
  const { t } = useLingui()
  const cart = useCartActs(betting)
  const terms = useTerms(betting.setting)
  const amount = useStakeAmount(betting.setting)
  const admit = useAdmission()
  const { editing, setEditing, filling, setFilling, round, startOver: reset } = useEditing()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const confirm = (next: Confirming) => {
    setConfirming(next)
    setSheet('confirm')
  }
  /** Opens the confirmation; for a visitor after the login. */
  const confirmAdmitted = (next: Confirming) => {
    if (admit({ next: () => confirm(next) })) confirm(next)
  }
  const addRows = (rows: readonly NewRow[]) => {
    const [row] = rows
    const isAdded = editing && row && rows.length === 1 ? true : cart.add(rows)
    if (editing && row && rows.length === 1) cart.change(editing.key, row)
    if (isAdded) reset()
    return isAdded
  }
  return {
    cart,
    terms,
    amount,
    editing,
    filling,
    round,
    sheet,
    confirming,
    open: setSheet,
    /** Closes this sheet only: a sheet reports its closing late, when another one may already be open. */
    close: (closedSheet: OpenSheet) => setSheet((now) => (now === closedSheet ? null : now)),
    addRows: (rows: readonly NewRow[]) => {
      if (addRows(rows)) showToast(editing ? t`Bet line updated` : t`Added to cart`, { tone: 'good' })
    },
    /** Bets the edited row, or the cart if it is empty. After a login a visitor finds the row in the opened cart. */
    bet: (rows: readonly NewRow[]) => {
      if (rows.length === 0) confirmAdmitted({ rows: cart.rows, chase: null, source: 'cart' })
      else if (admit({ keepSlip: () => addRows(rows), next: () => setSheet('cart') })) {
        confirm({ rows: keyed(rows), chase: null, source: 'draft' })
      }
    },
    betCart: (chase: ChosenChase | null) => confirmAdmitted({ rows: cart.rows, chase, source: 'cart' }),
    /** Confirms these rows again; the unfinished picks and the cart stay as they are. */
    repeat: (rows: readonly NewRow[]) => confirmAdmitted({ rows: keyed(rows), chase: null, source: 'lastBet' }),
    placed: () => {
      if (confirming?.source === 'cart') cart.empty()
      if (confirming?.source === 'draft') reset()
    },
    /** Puts saved numbers on the board of their play. */
    fill: (play: Play, numbers: Numbers) => {
      reset()
      setFilling({ playId: play.id, ...numbers })
      onPlay(play)
    },
    edit: (key: string) => {
      const row = cart.rows.find((candidate) => candidate.key === key)
      const play = row && playById(row.playId)
      if (!row || !play) return
      reset()
      setEditing(row)
      setSheet(null)
      terms.change({ unit: row.unit, multiple: row.multiple, series: row.series })
      if (row.amount !== null) amount.setAmount(row.amount)
      onPlay(play)
    },
    random: (play: Play, count: number) =>
      cart.addRandom(play, count, { terms: terms.terms, amount: amount.amount?.text ?? null }),
  }
}

export type Table = ReturnType<typeof useTable>

const keyed = (rows: readonly NewRow[]): CartRow[] => rows.map((row, at) => ({ ...row, key: `now-${at}` }))

/** The cart row being edited, if any, or the numbers that a new row begins with. */
function useEditing() {
  const [editing, setEditing] = useState<CartRow | null>(null)
  const [filling, setFilling] = useState<(Numbers & { playId: number }) | null>(null)
  /** Incremented when the row is reset. */
  const [round, setRound] = useState(0)
  const startOver = () => {
    setEditing(null)
    setFilling(null)
    setRound((before) => before + 1)
  }
  return { editing, setEditing, filling, setFilling, round, startOver }
}

/** Stake of each pick, for plays with amounts; initially the minimum stake. */
function useStakeAmount({ currency, limits }: BettingGame['setting']) {
  const { minimumAmount: minimum, maximumAmount: maximum } = limits
  return useAmount({ currency, minimum, maximum }, amountLadder(minimum)[0] ?? minimum)
}
