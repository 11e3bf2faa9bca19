import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import styles from './sheet-text.module.css'

interface StepTextsProps {
  strong?: boolean
  children: ReactNode
}

/** First text of a sheet's next step. It takes the focus of the removed form, and scrolls into view. */
export function StepTexts({ strong = false, children }: StepTextsProps) {
  const stepTexts = useRef<HTMLParagraphElement>(null)
  useEffect(() => stepTexts.current?.focus(), [])
  return (
    <p ref={stepTexts} tabIndex={-1} className={classes(styles.step, strong ? styles.strong : styles.text)}>
      {children}
    </p>
  )
}
