import { newBrush, placed } from '../kit/brush.ts'
import { prngFrom } from '../kit/prng.ts'
import { palettes } from '../kit/palettes.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { coverStage } from '../scenes/scene.ts'
import { lotteryLooks } from './looks.ts'

const SIZE = 300

export const lotteryPictureNames = Object.keys(lotteryLooks)

/** Draws the picture of a family's games: small, so it has one large object and no text. */
export function drawLotteryPicture(name: string): string {
  const look = lotteryLooks[name]
  if (!look) throw new Error(`the lottery ${name} has no look`)
  const light = palettes[look.palette]
  const chance = prngFrom(`lottery ${name}`)
  const brush = newBrush(newSheet())
  const stage = { ...coverStage, focus: { x: 150, y: 140 } }
  const y = look.prop ? 128 : 150
  return svgOf(
    { width: SIZE, height: SIZE },
    brush.sheet,
    look.scene(brush, light, chance, stage) +
      brush.glow(150, y, 130, light.glow, 0.55) +
      brush.lifted(7, placed({ x: 150, y, scale: 1.2 }, look.subject(brush, light, chance))) +
      (look.prop ? brush.lifted(5, placed({ x: 206, y: 216, scale: 0.62 }, look.prop(brush, light, chance))) : ''),
  )
}
