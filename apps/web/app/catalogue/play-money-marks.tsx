import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import styles from './play-money-marks.module.css'

/**
 * Marks the tiles of games that accept only real money, for trial members. A lazily loaded style selects the tiles by a
 * parameter of their links, so that tiles need no code for the mark.
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
