import { Volatility } from '@ante/contract/catalogue/volatility.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import styles from './game-info-sheet.module.css'

const texts: Record<Volatility, MessageDescriptor> = { low: msg`Low`, medium: msg`Medium`, high: msg`High` }
const LEVELS = Volatility.options

/** One to three bars, and the word. */
export function VolatilityLevel({ volatility }: { volatility: Volatility }) {
  const { i18n } = useLingui()
  const level = LEVELS.indexOf(volatility)
  return (
    <span className={styles.level}>
      <span className={styles.bars} aria-hidden="true">
        {LEVELS.map((item, at) => (
          <span key={item} className={at <= level ? styles.filled : undefined} />
        ))}
      </span>
      {i18n._(texts[volatility])}
    </span>
  )
}
