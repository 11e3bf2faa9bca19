import type { CSSProperties } from 'react'

import type { Ball } from './balls-of.ts'
import styles from './balls.module.css'
import { Die } from './die.tsx'
import { SymbolFace } from './symbol-face.tsx'
import { tints } from './tints.ts'
import type { TintName } from './tints.ts'

/** One ball, car, die, symbol or disc. It has no accessible text. */
export function BallFace({ ball }: { ball: Ball }) {
  switch (ball.kind) {
    case 'die':
      return <Die pips={ball.pips} />
    case 'symbol':
      return <SymbolFace name={ball.name} />
    case 'disc':
      return <span className={styles.disc} style={tinted(ball.tint)} />
    case 'colour':
      return <span className={styles.square} style={tinted(ball.tint)} />
    case 'sign':
      return <span className={styles.sign}>{ball.text}</span>
    default:
      return (
        <span className={styles[ball.kind]} style={tinted(ball.tint, ball.second)}>
          {ball.text}
        </span>
      )
  }
}

/** Returns the game's own colours; a ball without a tint has the brand's. */
function tinted(tint?: TintName, second?: TintName): CSSProperties | undefined {
  if (!tint) return undefined
  const { background: first, text: color } = tints[tint]
  const background = second ? `linear-gradient(115deg, ${first} 0 50%, ${tints[second].background} 50% 100%)` : first
  return { background, color }
}
