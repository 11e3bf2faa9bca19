import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

import { useMedia } from '../../../lib/browser/use-media.ts'
import { WIDE_SCREEN } from '../../../lib/browser/wide-screen.ts'
import { Later } from '../../../ui/later.tsx'
import { billOf } from '../slip/bill.ts'
import styles from './cart.module.css'
import type { BettingGame } from '../slip/use-game-plays.ts'
import type { Table } from '../use-table.ts'

const loadLines = async () => (await import('./cart-lines.tsx')).CartLines

/** The cart beside the board, on a wide screen. */
export function SideCart({ betting: { prizeMode, setting }, table }: { betting: BettingGame; table: Table }) {
  const { t } = useLingui()
  const isBeside = useMedia(WIDE_SCREEN)
  const { rows, drop } = table.cart
  const bill = useMemo(() => billOf(isBeside ? rows : [], prizeMode), [isBeside, rows, prizeMode])
  if (!isBeside) return null
  const empty = <p className={styles.empty}>{t`Your cart is empty`}</p>
  const props = { bill, empty, currency: setting.currency, onEdit: table.edit, onDrop: drop }
  return <Later isRequested quiet load={loadLines} props={props} />
}
