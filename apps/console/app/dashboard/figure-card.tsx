import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

import { numberLocale } from '../lib/locale.ts'
import { changePercent } from './comparison.ts'
import styles from './dashboard.module.css'

type Value = string | number

const percentText = (value: number): string =>
  new Intl.NumberFormat(numberLocale(), { style: 'percent', signDisplay: 'exceptZero' }).format(value)

interface FigureCardProps {
  label: string
  /** Explanation of the figure, as a tooltip. */
  meaning?: string
  days: { today: Value; yesterday: Value; lastWeek: Value }
  show(value: Value): string
  note?: ReactNode
  /** Link to the list that the figure sums up. */
  list?: LinkProps
}

/** A figure of today, compared with the same hours of yesterday and of a week ago. */
export const FigureCard = ({
  label,
  meaning,
  days: { today, yesterday, lastWeek },
  show,
  note,
  list,
}: FigureCardProps) => (
  <section className={styles.card} aria-label={label}>
    <h2 className={styles.label} title={meaning}>
      {label}
    </h2>
    <p className={styles.value}>{list === undefined ? show(today) : <Link {...list}>{show(today)}</Link>}</p>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    <dl className={styles.comparisons}>
      <Compared name={<Trans>Yesterday</Trans>} value={show(yesterday)} percent={changePercent(today, yesterday)} />
      <Compared name={<Trans>Last week</Trans>} value={show(lastWeek)} percent={changePercent(today, lastWeek)} />
    </dl>
  </section>
)

function Compared({ name, value, percent }: { name: ReactNode; value: string; percent: number | null }) {
  return (
    <div className={styles.compared}>
      <dt>{name}</dt>
      <dd className={styles.before}>{value}</dd>
      <dd className={styles.change}>{percent !== null && <Change percent={percent} />}</dd>
    </div>
  )
}

/** The change in percent, with an arrow. It has no colour, because a rise is not always good. */
function Change({ percent }: { percent: number }) {
  const Arrow = percent < 0 ? ArrowDown : ArrowUp
  return (
    <>
      {percent !== 0 && <Arrow size={11} aria-hidden />}
      {percentText(percent / 100)}
    </>
  )
}
