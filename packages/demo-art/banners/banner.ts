import { newBrush, placed } from '../kit/brush.ts'
import type { BrushPlacement } from '../kit/brush.ts'
import { prngFrom } from '../kit/prng.ts'
import { lit } from '../kit/colour.ts'
import type { Palette } from '../kit/palettes.ts'
import { linear, newSheet, svgOf } from '../kit/sheet.ts'
import type { Scene, Stage } from '../scenes/scene.ts'
import { rect } from '../scenes/scene.ts'
import type { Subject } from '../subjects/subject.ts'

export interface BannerSketch {
  palette: Palette
  scene: Scene
  /** Figures from the back to the front. */
  figures: readonly (BrushPlacement & { subject: Subject; tint?: Partial<Palette> })[]
}

/** Twice the displayed size. The left 55 % stay empty, because text covers them; the picture is mirrored for Arabic. */
const stage: Stage = { width: 780, height: 360, focus: { x: 580, y: 168 } }

export function drawBanner(key: string, { palette, scene, figures }: BannerSketch): string {
  const brush = newBrush(newSheet())
  const chance = prngFrom(`banner ${key}`)
  const calm = linear(
    brush.sheet,
    [
      { at: 0, colour: palette.sky[0], opacity: 0.9 },
      { at: 0.34, colour: palette.sky[0], opacity: 0.6 },
      { at: 0.62, colour: palette.sky[0], opacity: 0 },
    ],
    -90,
  )
  const glitter = Array.from({ length: 9 }, () =>
    brush.shine(chance.between(400, 766), chance.between(14, 330), chance.between(4, 11), lit(palette.glow, 0.3)),
  )
  const cast = figures.map(({ subject, tint, ...placement }) =>
    brush.lifted(9, placed(placement, subject(brush, { ...palette, ...tint }, chance))),
  )
  return svgOf(
    stage,
    brush.sheet,
    scene(brush, palette, chance, stage) +
      rect(stage, calm) +
      brush.glow(580, 170, 220, palette.glow, 0.5) +
      glitter.join('') +
      cast.join(''),
  )
}
