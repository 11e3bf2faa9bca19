import { draw } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** Size of a scene; essential content keeps away from the edges, which a flat container crops. */
const SCENE = { width: 360, height: 260 } as const

export const sceneOf = (...children: Drawing[]): Drawing =>
  draw(
    'svg',
    { viewBox: `0 0 ${SCENE.width} ${SCENE.height}`, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    ...children,
  )

export const backdrop = (fill: string): Drawing => draw('rect', { ...SCENE, fill })

/** Animation of one part to its final position, through these frames. */
export interface Move {
  part: string
  from: Frame[]
  ms: number
  /** Delay after the beginning of the reveal. */
  after?: number
  easing?: 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out' | typeof BOUNCE
  /** Sound at its beginning. */
  sound?: Sound
}

export interface Frame {
  transform?: string
  opacity?: number
}

export type Sound = 'swish' | 'tick' | 'land' | 'bell' | 'rise'

/** Overshoots the target and returns. */
export const BOUNCE = 'cubic-bezier(0.3, 1.6, 0.5, 1)'
