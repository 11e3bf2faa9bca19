import { useLingui } from '@lingui/react/macro'

import { classes } from '../../../lib/browser/classes.ts'
import { ballsOf } from './balls-of.ts'
import type { Ball } from './balls-of.ts'
import { BallFace } from './ball-face.tsx'
import styles from './balls.module.css'
import { drawText } from './draw-text.ts'
import { shownDraw } from './shown-draw.ts'

interface ResultBallsProps {
  /** A game's `family`. */
  family: string
  /** Result in wire format; null while it is awaited. */
  result: unknown
  size?: 's' | 'm' | 'l'
  /** Whether the items appear sequentially, as they are drawn. */
  arriving?: boolean
}

/**
 * A result in one line, in the usual form of its family: balls, cars, dice, symbols; of a prize table only the first
 * prize. A screen reader reads it as a row of numbers.
 */
export function ResultBalls({ family, result, size = 'm', arriving = false }: ResultBallsProps) {
  const { t, i18n } = useLingui()
  const draw = shownDraw(family, result)
  if (!draw) return <span className={classes(styles.result, styles[size])}>–</span>
  const numbers = drawText(draw, i18n)
  return (
    <span className={classes(styles.result, styles[size])}>
      <span className={styles.srOnly}>{t`Result: ${numbers}`}</span>
      <span aria-hidden="true" dir="ltr" className={classes(styles.row, arriving && styles.arriving)}>
        {placed(ballsOf(draw.family, draw.draw)).map(({ key, ball }) => (
          <BallFace key={key} ball={ball} />
        ))}
      </span>
    </span>
  )
}

/** Items are in drawing order, and the same item may occur twice. */
const placed = (balls: readonly Ball[]) => balls.map((ball, index) => ({ key: String(index), ball }))
