import type { Play } from '@ante/lottery/play.ts'
import { useMemo } from 'react'

import { Later } from '../../ui/later.tsx'
import { billOf } from './slip/bill.ts'
import type { RunningDraw } from './draw/use-running-draw.ts'
import type { BettingGame } from './slip/use-game-plays.ts'
import type { OpenSheet, Table } from './use-table.ts'

const loadCart = async () => (await import('./cart/cart-sheet.tsx')).CartSheet
const loadChase = async () => (await import('./chase/chase-sheet.tsx')).ChaseSheet
const loadConfirm = async () => (await import('./confirm/confirm-sheet.tsx')).ConfirmSheet

interface BetSheetsProps {
  betting: BettingGame
  play: Play
  draw: RunningDraw
  table: Table
}

/** Bottom sheets over the betting table: the cart, a chase, the bet confirmation. */
export function BetSheets({ betting, play, draw, table }: BetSheetsProps) {
  const { setting, prizeMode, game } = betting
  const { sheet, confirming, cart } = table
  // Memoized, because the clock re-renders this component every second, and counting many stakes is slow.
  const isClosed = sheet === null
  const bill = useMemo(() => billOf(isClosed ? [] : cart.rows, prizeMode), [isClosed, cart.rows, prizeMode])
  const bought = useMemo(() => billOf(confirming?.rows ?? [], prizeMode), [confirming, prizeMode])
  const closes = (closedSheet: OpenSheet) => () => table.close(closedSheet)
  return (
    <>
      <Later
        isRequested={sheet === 'cart'}
        load={loadCart}
        onFailure={closes('cart')}
        props={{
          open: sheet === 'cart',
          bill,
          setting,
          onEdit: table.edit,
          onDrop: cart.drop,
          onEmpty: cart.empty,
          onRandom: (count: number) => table.random(play, count),
          onChase: () => table.open('chase'),
          onBet: () => table.betCart(null),
          onClose: closes('cart'),
        }}
      />
      <Later
        isRequested={sheet === 'chase'}
        load={loadChase}
        onFailure={closes('chase')}
        props={{
          open: sheet === 'chase',
          gameId: game.gameId,
          bill,
          setting,
          onChase: table.betCart,
          onClose: closes('chase'),
        }}
      />
      {confirming && (
        <Later
          isRequested
          load={loadConfirm}
          onFailure={closes('confirm')}
          props={{
            open: sheet === 'confirm',
            betting,
            draw,
            pendingOrder: { bill: bought, chase: confirming.chase },
            onPlaced: table.placed,
            onPlan: () => table.open('chase'),
            onClose: closes('confirm'),
          }}
        />
      )}
    </>
  )
}
