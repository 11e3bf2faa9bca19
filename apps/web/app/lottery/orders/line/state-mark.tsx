import { useLingui } from '@lingui/react'

import styles from './state-mark.module.css'
import { stateWords } from '../status-words.ts'
import type { OrderState } from '../status-words.ts'

/** State of a bet as a coloured label. */
export function StateMark({ state, large = false }: { state: OrderState; large?: boolean }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.mark} data-state={state} data-large={large || undefined}>
      {i18n._(stateWords[state])}
    </span>
  )
}
