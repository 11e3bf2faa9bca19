import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import styles from './play-money-marks.module.css'

/**
 * For whoever plays with play money: each tile whose game takes real money alone says so before it is tapped. Tiles come with the
 * first load and know nothing of it; what their links say is enough for a style that comes later.
 */
export function PlayMoneyMarks() {
  const { t } = useLingui()
  const words = t`Real money only`
  useEffect(() => {
    const { classList, style } = document.documentElement
    const { marked = '' } = styles
    classList.add(marked)
    // A string of JSON is one of a style sheet, too.
    style.setProperty('--real-money-only', JSON.stringify(words))
    return () => {
      classList.remove(marked)
      style.removeProperty('--real-money-only')
    }
  }, [words])
  return null
}
