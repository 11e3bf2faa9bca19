import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import styles from './sheet-words.module.css'

interface StepWordsProps {
  strong?: boolean
  children: ReactNode
}

/** The first words of a sheet's next step: the last one's form is gone, so the focus goes here, and the view with it. */
export function StepWords({ strong = false, children }: StepWordsProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className={classes(styles.step, strong ? styles.strong : styles.words)}>
      {children}
    </p>
  )
}
