import { Id } from '../../../ui/id.tsx'
import { ResultBalls } from '../../kit/balls/result-balls.tsx'
import type { ChartedDraw } from '../charted.ts'
import styles from './charts.module.css'

interface ChosenDrawProps {
  family: string
  draw: ChartedDraw
  /** Text of the draw's hits in the chart. */
  input: string
}

/** The full result of the selected draw. */
export function ChosenDraw({ family, draw, input }: ChosenDrawProps) {
  return (
    <div className={styles.chosen}>
      <span className={styles.chosenDraw}>
        <Id>{draw.drawNumber}</Id>
      </span>
      <ResultBalls family={family} result={draw.result} size="s" />
      <b className={styles.caption}>{input}</b>
    </div>
  )
}
