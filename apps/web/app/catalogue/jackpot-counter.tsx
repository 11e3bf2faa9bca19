import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'

import { formatCount } from '../lib/i18n/format-count.ts'
import { useMotionOf } from '../lib/browser/motion.ts'
import { RollingFigures } from '../ui/rolling-figures.tsx'
import { firstFigure, nextFigure } from './jackpot-illustration.ts'

/** A randomly growing figure without a currency; static with reduced motion. */
export function JackpotCounter() {
  const { i18n } = useLingui()
  const [figure, setFigure] = useState(() => firstFigure(Math.random))
  const element = useRef<HTMLSpanElement>(null)
  const moves = useMotionOf(element)
  useEffect(() => {
    if (!moves) return undefined
    const next = nextFigure(figure, Math.random)
    const timer = setTimeout(() => setFigure(next.figure), next.afterMs)
    return () => clearTimeout(timer)
  }, [figure, moves])
  const text = formatCount(figure, i18n.locale)
  return (
    <span ref={element}>
      <RollingFigures text={text} accessibleText={text} />
    </span>
  )
}
