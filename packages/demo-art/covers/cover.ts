import type { DemoGame } from '@ante/demo/types.ts'

import { newBrush, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { prngFrom, hashOf } from '../kit/prng.ts'
import type { Prng } from '../kit/prng.ts'
import { lit, shaded } from '../kit/colour.ts'
import { palettes } from '../kit/palettes.ts'
import type { Palette } from '../kit/palettes.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { ellipse } from '../kit/shapes.ts'
import { shapeTitle } from '../lettering/title.ts'
import { drawTitle } from '../lettering/title-style.ts'
import type { TitleStyle } from '../lettering/title-style.ts'
import type { Warp } from '../lettering/warp.ts'
import { designs } from '../designs/designs.ts'
import { coverStage } from '../scenes/scene.ts'
import { markOf } from '../vendors/marks.ts'
import { compose } from './composition.ts'
import type { Cast } from './composition.ts'
import { drawFrame } from './frames.ts'
import type { FrameName } from './frames.ts'
import { garnish } from './garnish.ts'
import { colourIn, subjectsIn } from './hints.ts'
import type { Lettering, CoverDesign } from './cover-design.ts'
import { drawPlate, footShade } from './plates.ts'
import type { PlateName } from './plates.ts'

const SIZE = 300

export type CoverOf = Pick<DemoGame, 'gameId' | 'name' | 'motif' | 'vendor'>

/** Draws the cover of a game. `turn` counts the games of its motif, so that neighbours differ. */
export function drawCover(game: CoverOf, turn: number): string {
  const design = designs[game.motif]
  const chance = prngFrom(game.gameId)
  const brush = newBrush(newSheet())
  const air = palettes[cycle(design.palettes, turn)]
  const tint = tintOf(design, game.name, { turn, air })
  const scene = cycle(design.scenes, turn)
  const lettering = cycle(design.lettering, turn + chance.whole(0, 1))
  return svgOf(
    { width: SIZE, height: SIZE },
    brush.sheet,
    scene(brush, air, chance, coverStage) +
      garnish(cycle(design.garnish, turn), brush, air, chance) +
      compose(brush, castOf(design, game.name, { turn, tint, chance }), turn + hashOf(game.motif)) +
      footShade(brush, air) +
      titleOn(brush, game.name, { lettering, air, tint, chance }) +
      drawFrame(chance.pick(framesOf[lettering.style]), brush, air) +
      vendorSign(brush, game.vendor),
  )
}

function cycle<T>(list: readonly [T, ...T[]], turn: number): T {
  return list[turn % list.length] ?? list[0]
}

/**
 * Returns the palette of the subject: the colour in the game's name, or a palette that differs from the background's,
 * so that the subject contrasts with it.
 */
function tintOf(design: CoverDesign, name: string, { turn, air }: { turn: number; air: Palette }): Palette {
  const secondPalette = palettes[cycle(design.palettes, turn + 1 + (turn % 2))]
  const tint =
    secondPalette.main === air.main
      ? { ...air, main: air.accent, accent: air.main }
      : { ...air, main: secondPalette.main, accent: secondPalette.accent }
  const namedColour = colourIn(name)
  return namedColour ? { ...tint, main: namedColour } : tint
}

interface CoverFigure {
  turn: number
  tint: Palette
  chance: Prng
}

function castOf(design: CoverDesign, name: string, { turn, tint, chance: prng }: CoverFigure): Cast {
  const sights = subjectsIn(name)
  const subject = sights.find((sight) => design.subjects.includes(sight)) ?? cycle(design.subjects, turn)
  const prop = sights.find((sight) => !design.subjects.includes(sight))
  return {
    subject,
    friend: design.subjects.find((other) => other !== subject) ?? subject,
    prop: prop ?? cycle(design.props, turn),
    needsProp: prop !== undefined,
    tint,
    chance: prng,
  }
}

interface Wording {
  lettering: Lettering
  air: Palette
  tint: Palette
  chance: Prng
}

const warps: readonly Warp[] = ['straight', 'straight', 'arch', 'smile', 'bulge', 'rise', 'wave', 'pinch']
const plateNames: readonly PlateName[] = ['none', 'none', 'none', 'none', 'ribbon', 'plaque', 'splash']

function titleOn(brush: Brush, name: string, { lettering, air, tint, chance: prng }: Wording): string {
  const { pen, style } = lettering
  const plate = prng.pick(plateNames)
  const warp = plate === 'none' ? prng.pick(warps) : 'straight'
  const space =
    plate === 'none' ? { x: 150, y: 243, width: 270, height: 92 } : { x: 150, y: 244, width: 236, height: 68 }
  const shape = shapeTitle(name, pen, warp, space)
  const face = plate === 'ribbon' ? lit(air.glow, 0.3) : lit(tint.accent, 0.1)
  const colours = { face, edge: shaded(air.sky[0], 0.1), metal: air.metal }
  return drawPlate(plate, brush, shape, { ...air, main: tint.main }) + drawTitle(brush, style, shape, colours)
}

/** Frames that match a lettering style; most covers have only a rim. */
const framesOf: Readonly<Record<TitleStyle, readonly FrameName[]>> = {
  gold: ['rim', 'rim', 'rim', 'gold', 'corners', 'double'],
  carved: ['rim', 'rim', 'rim', 'corners', 'double'],
  block: ['rim', 'rim', 'rim', 'rim', 'double', 'bulbs'],
  hot: ['rim', 'rim', 'gold', 'bulbs'],
  chrome: ['rim', 'rim', 'rim', 'double', 'neon'],
  neon: ['rim', 'rim', 'neon'],
  sticker: ['rim', 'rim', 'rim', 'double'],
  frosted: ['rim', 'rim', 'rim', 'double', 'corners'],
}

/** Draws the vendor's mark in the top left corner. */
function vendorSign(brush: Brush, code: string): string {
  const { path, colour } = markOf(code)
  return placed(
    { x: 26, y: 26 },
    brush.flat(ellipse(0, 1.5, 16), '#05020c', 0.5) +
      brush.flat(ellipse(0, 0, 15), '#120a24', 0.86) +
      brush.line(ellipse(0, 0, 15), colour, 1.6) +
      placed(
        { x: 0, y: 0, scale: 0.74 },
        brush.flat(path, lit(colour, 0.25)).replace('<path', '<path fill-rule="evenodd"'),
      ),
  )
}
