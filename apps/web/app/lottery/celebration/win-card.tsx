import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'

import { formatExactMoney } from '../../lib/i18n/format-money.ts'
import { Link } from '../../lib/pages/router.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RollingFigures } from '../../ui/rolling-figures.tsx'
import { TOAST_MS } from '../../ui/toast-store.ts'
import { usePressedOrFocused } from '../../ui/use-pressed-or-focused.ts'
import { useMayShare } from '../../win-cards/public.ts'
import { unitsOf, unitsText } from '../betting/pay/units.ts'
import styles from './win-card.module.css'
import type { Wins } from './win-store.ts'

/** Coins: position in percent of the width, size in pixels, and delay in milliseconds. */
const COINS = [
  [6, 10, 80],
  [16, 7, 520],
  [25, 10, 260],
  [35, 6, 760],
  [45, 10, 140],
  [55, 7, 620],
  [65, 10, 340],
  [75, 6, 900],
  [85, 10, 200],
  [94, 7, 460],
] as const

const falling = ([at, size, after]: (typeof COINS)[number]): CSSProperties => ({
  left: `${at}%`,
  width: size,
  height: size,
  animationDelay: `${after}ms`,
})

interface WinCardProps {
  wins: Wins
  onShare(wins: Wins): void
  onDone(): void
}

/** Card that shows a win, with a link to it. It closes automatically unless it has the pointer or the focus. */
export function WinCard({ wins, onShare, onDone }: WinCardProps) {
  const { orders, currency } = wins
  const { t, i18n } = useLingui()
  const mayShare = useMayShare()
  const card = useRef<HTMLElement>(null)
  useGoing(usePressedOrFocused(card), onDone)
  const amount = amountOf({ orders, currency }, i18n.locale)
  const count = orders.length
  const games = [...new Set(orders.map(({ gameName }) => gameName))]
  const [first] = orders
  const to =
    count === 1 && first ? `/m/lotteryOrder?id=${first.orderDetailId}` : '/m/lotteryOrders?status=won&days=today'
  return (
    <div className={styles.container}>
      <section ref={card} className={styles.card} aria-label={t`You won`}>
        <span className={styles.rays} aria-hidden="true" />
        <span className={styles.coins} aria-hidden="true">
          {COINS.map((coin) => (
            <span key={coin[0]} className={styles.coin} style={falling(coin)} />
          ))}
        </span>
        <span className={styles.trophy} aria-hidden="true">
          <Icon name="trophy" size={28} />
        </span>
        <span className={styles.title}>{t`You won`}</span>
        <span className={styles.amount}>
          <FittedFigures amount={wonIn(orders)} currency={currency}>
            <RollingFigures text={amount} accessibleText={amount} />
          </FittedFigures>
        </span>
        {games.length === 1 && <bdi className={styles.games}>{games[0]}</bdi>}
        <Link to={to} className={styles.link} onClick={onDone}>
          {t`${plural(count, { one: 'See bet', other: 'See # bets' })}`}
          <Icon name="chevron" size={16} turns />
        </Link>
        {mayShare && (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => onShare(wins)}>
            {t`Share win`}
          </button>
        )}
        <span className={styles.close}>
          <IconButton icon="close" label={t`Close`} size={20} onClick={onDone} />
        </span>
      </section>
    </div>
  )
}

/** Returns the formatted sum of the wins. */
export function amountOf({ orders, currency }: Pick<Wins, 'orders' | 'currency'>, locale: string): string {
  return formatExactMoney({ amount: wonIn(orders), currency }, locale)
}

/** Returns the sum of the wins as decimal text. */
export function wonIn(orders: Wins['orders']): string {
  return unitsText(orders.reduce((sum, { winningAmount }) => sum + unitsOf(winningAmount), unitsOf('0')))
}

function useGoing(isHeld: boolean, onDone: () => void): void {
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onDone, TOAST_MS.long)
    return () => clearTimeout(timer)
  }, [isHeld, onDone])
}
