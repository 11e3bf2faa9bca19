import { newBrush, placed } from '../kit/brush.ts'
import { prngFrom } from '../kit/prng.ts'
import { palettes } from '../kit/palettes.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { coverStage } from '../scenes/scene.ts'
import { lotteryDesigns } from './lottery-designs.ts'

const SIZE = 300

export const lotteryPictureNames = Object.keys(lotteryDesigns)

/** Draws the picture of a family's games: small, so it has one large object and no text. */
export function drawLotteryPicture(name: string): string {
  const design = lotteryDesigns[name]
  if (!design) throw new Error(`the lottery ${name} has no design`)
  const light = palettes[design.palette]
  const chance = prngFrom(`lottery ${name}`)
  const brush = newBrush(newSheet())
  const stage = { ...coverStage, focus: { x: 150, y: 140 } }
  const y = design.prop ? 128 : 150
  return svgOf(
    { width: SIZE, height: SIZE },
    brush.sheet,
    design.scene(brush, light, chance, stage) +
      brush.glow(150, y, 130, light.glow, 0.55) +
      brush.lifted(7, placed({ x: 150, y, scale: 1.2 }, design.subject(brush, light, chance))) +
      (design.prop ? brush.lifted(5, placed({ x: 206, y: 216, scale: 0.62 }, design.prop(brush, light, chance))) : ''),
  )
}
