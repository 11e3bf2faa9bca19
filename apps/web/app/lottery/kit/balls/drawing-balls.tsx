import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import { isFamily } from '@ante/lottery/family.ts'
import type { Family } from '@ante/lottery/family.ts'

import { classes } from '../../../lib/browser/classes.ts'
import { BallFace } from './ball-face.tsx'
import { ballsOf } from './balls-of.ts'
import type { Ball } from './balls-of.ts'
import styles from './balls.module.css'

/**
 * Animation of a draw in progress: balls roll, dice tumble, cars race, until the result arrives. The text is shown
 * beside it.
 */
export function DrawingBalls({ family, size = 'm' }: { family: string; size?: 's' | 'm' | 'l' }) {
  if (!isFamily(family)) return null
  return (
    <span aria-hidden="true" className={classes(styles.result, styles[size])}>
      <span dir="ltr" className={classes(styles.row, styles.drawing)}>
        {blanksOf(family).map(({ key, ball }) => (
          <BallFace key={key} ball={ball} />
        ))}
      </span>
    </span>
  )
}

/** Returns placeholders, as many as the result has items. */
function blanksOf(family: Family): { key: string; ball: Ball }[] {
  return ballsOf(family, anyDraw(family)).map((ball, index) => ({
    key: String(index),
    ball: ball.kind === 'round' || ball.kind === 'square' ? { ...ball, text: '?' } : ball,
  }))
}

function anyDraw(family: Family) {
  const shape = DRAW_SHAPES[family]
  switch (shape.kind) {
    case 'numbers':
      return shape.parts.flatMap(({ count, lowest, distinct }) =>
        Array.from({ length: count }, (_, index) => (distinct ? lowest + index : lowest)),
      )
    case 'symbols':
      return Array.from({ length: shape.count }, (_, index) => shape.symbols[index % shape.symbols.length] ?? '')
    default:
      return Object.fromEntries(
        shape.prizes.map(({ name, count, digits }) => [name, Array.from({ length: count }, () => '0'.repeat(digits))]),
      )
  }
}
