import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import styles from './play-money-marks.module.css'

/**
 * For trial members: marks tiles of games that accept only real money. Tiles of the first load do not contain this;
 * their links are sufficient for a style that is loaded later.
 */
export function PlayMoneyMarks() {
  const { t } = useLingui()
  const label = t`Real money only`
  useEffect(() => {
    const { classList, style } = document.documentElement
    const { marked = '' } = styles
    classList.add(marked)
    // A JSON string is also a valid CSS string.
    style.setProperty('--real-money-only', JSON.stringify(label))
    return () => {
      classList.remove(marked)
      style.removeProperty('--real-money-only')
    }
  }, [label])
  return null
}
