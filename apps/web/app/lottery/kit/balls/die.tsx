import styles from './balls.module.css'
import { tints } from './tints.ts'

/** Positions of the pips of each face on a 3 × 3 grid, from 0. */
const FACES: Record<number, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

const FIRST = 8
const STEP = 8

/** Face of a die. One and four are red, as on East Asian dice. */
export function Die({ pips }: { pips: number }) {
  const fill = pips === 1 || pips === 4 ? tints.red.background : tints.ivory.text
  return (
    <svg className={styles.die} viewBox="0 0 32 32">
      <rect x="1" y="1" width="30" height="30" rx="7" fill={tints.ivory.background} stroke={tints.silver.background} />
      {(FACES[pips] ?? []).map((pip) => (
        <circle
          key={pip}
          cx={FIRST + STEP * (pip % 3)}
          cy={FIRST + STEP * Math.floor(pip / 3)}
          r={pips === 1 ? 4.5 : 2.9}
          fill={fill}
        />
      ))}
    </svg>
  )
}
