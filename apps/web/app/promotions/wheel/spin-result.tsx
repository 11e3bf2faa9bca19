import type { WheelSpin } from '@ante/contract/promotions/prize-wheel.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import styles from './wheel.module.css'

interface SpinResultProps {
  spin: WheelSpin | null
  currency: string
}

/** Result of a spin, also for screen readers. */
export function SpinResult({ spin, currency }: SpinResultProps) {
  const element = useRef<HTMLOutputElement>(null)
  // Scrolls the result into view, because on a short screen the bar covers it.
  useEffect(() => {
    if (spin) element.current?.scrollIntoView({ block: 'nearest' })
  }, [spin])
  return (
    <output ref={element} className={styles.result}>
      {spin && <ResultText key={spin.spinId} spin={spin} currency={currency} />}
    </output>
  )
}

function ResultText({ spin: { amount, drawn }, currency }: { spin: WheelSpin; currency: string }) {
  const { t, i18n } = useLingui()
  const money = (value: string) => formatMoney({ amount: value, currency }, i18n.locale)
  if (Number(amount) === 0) return <p className={styles.empty}>{t`No prize this time.`}</p>
  const won = money(amount)
  const target = drawn === null ? '' : money(drawn)
  return (
    <>
      <p className={styles.won}>{t`You’ve won ${won}.`}</p>
      {drawn !== null && (
        <p className={styles.text}>
          {t`The draw was ${target}, but less than that is left in this promotion. You got the largest prize left.`}
        </p>
      )}
    </>
  )
}
