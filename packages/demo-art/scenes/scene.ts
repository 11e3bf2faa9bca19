import type { Brush } from '../kit/brush.ts'
import type { Prng } from '../kit/prng.ts'
import { radial } from '../kit/sheet.ts'
import type { Palette } from '../kit/palettes.ts'

/** Dimensions of a scene: a cover is 300 by 300, a banner 780 by 360. */
export interface Stage {
  width: number
  height: number
  /** Position of the light and the subject. */
  focus: { x: number; y: number }
}

/** Background behind the subject, from edge to edge. */
export type Scene = (brush: Brush, palette: Palette, prng: Prng, stage: Stage) => string

export const coverStage: Stage = { width: 300, height: 300, focus: { x: 150, y: 112 } }

export const rect = ({ width, height }: Stage, fill: string, opacity = 1): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Draws a background that is light around the focus and dark at the edges. */
export function backgroundLight(brush: Brush, { sky: [deep, middle, bright] }: Palette, stage: Stage): string {
  const { width, height, focus } = stage
  const stops = [
    { at: 0, colour: bright },
    { at: 0.42, colour: middle },
    { at: 1, colour: deep },
  ]
  return rect(stage, radial(brush.sheet, stops, focus.x / width, focus.y / height, 0.78))
}

/** A rolling edge from left to right, closed along the bottom of the scene. */
export function ridge(stage: Stage, level: number, heights: readonly number[], smooth = true): string {
  const step = stage.width / (heights.length - 1)
  const points = heights.map((height, i) => [Math.round(i * step), Math.round(level - height)] as const)
  const edge = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0]
    return smooth ? `C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}` : `L${x} ${y}`
  })
  return `M-4 ${stage.height + 4}L-4 ${points[0]?.[1] ?? 0}L${points[0]?.join(' ')}${edge.join('')}L${stage.width + 4} ${points.at(-1)?.[1] ?? 0}L${stage.width + 4} ${stage.height + 4}Z`
}
