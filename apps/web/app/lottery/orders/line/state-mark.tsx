import { useLingui } from '@lingui/react'

import styles from './state-mark.module.css'
import { stateTexts } from '../status-texts.ts'
import type { OrderState } from '../status-texts.ts'

/** State of a bet as a coloured label. */
export function StateMark({ state, large = false }: { state: OrderState; large?: boolean }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.mark} data-state={state} data-large={large || undefined}>
      {i18n._(stateTexts[state])}
    </span>
  )
}
