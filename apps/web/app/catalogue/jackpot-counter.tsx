import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'

import { localesOf } from '../lib/words/format.ts'
import { useMotion } from '../lib/browser/motion.ts'
import { RollingFigures } from '../ui/rolling-figures.tsx'
import { firstFigure, nextFigure } from './jackpot-illustration.ts'

/** A randomly growing figure without a currency; static with reduced motion. */
export function JackpotCounter() {
  const { i18n } = useLingui()
  const [figure, setFigure] = useState(() => firstFigure(Math.random))
  const moves = useMotion()
  useEffect(() => {
    if (!moves) return undefined
    const next = nextFigure(figure, Math.random)
    const timer = setTimeout(() => setFigure(next.figure), next.afterMs)
    return () => clearTimeout(timer)
  }, [figure, moves])
  const text = new Intl.NumberFormat(localesOf(i18n.locale)).format(figure)
  return <RollingFigures text={text} spoken={text} />
}
