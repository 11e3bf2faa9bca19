import { draw } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** A stage is drawn to this size; what must be seen keeps away from its edges, which a flat place cuts off. */
const SCENE = { width: 360, height: 260 } as const

export const sceneOf = (...children: Drawing[]): Drawing =>
  draw(
    'svg',
    { viewBox: `0 0 ${SCENE.width} ${SCENE.height}`, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    ...children,
  )

export const backdrop = (fill: string): Drawing => draw('rect', { ...SCENE, fill })

/** One part on its way to where the picture has it: from these frames, one after the other. */
export interface Move {
  part: string
  from: Frame[]
  ms: number
  /** So long after the beginning of the reveal. */
  after?: number
  easing?: 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out' | typeof BOUNCE
  /** What is heard when it begins. */
  sound?: Sound
}

export interface Frame {
  transform?: string
  opacity?: number
}

export type Sound = 'swish' | 'tick' | 'land' | 'bell' | 'rise'

/** Past the goal and back again. */
export const BOUNCE = 'cubic-bezier(0.3, 1.6, 0.5, 1)'
