import { placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import type { Prng } from '../kit/prng.ts'
import { lit, shaded } from '../kit/colour.ts'
import type { Palette } from '../kit/palettes.ts'
import { ellipse, polygon, ring, star } from '../kit/shapes.ts'
import type { Subject } from '../subjects/subject.ts'

/** Elements of a cover: the subject, a second subject, and a related object. */
export interface Cast {
  subject: Subject
  friend: Subject
  prop: Subject
  /** Whether the game's name mentions the object, so that it must be visible. */
  needsProp: boolean
  tint: Palette
  chance: Prng
}

type Composition = (brush: Brush, cast: Cast) => string

/** Returns the tint with swapped colours, for a second figure in the same light. */
const turned = (tint: Palette): Palette => ({ ...tint, main: tint.accent, accent: tint.main })

const standing = (brush: Brush, markup: string, x: number, y: number, scale: number, turn = 0) =>
  brush.lifted(7, placed({ x, y, scale, turn }, markup))

const solo: Composition = (brush, { subject, tint, chance: prng }) => {
  const shift = prng.pick([-14, 0, 0, 14])
  return (
    brush.glow(150 + shift, 106, 124, tint.glow, 0.55) +
    standing(brush, subject(brush, tint, prng), 150 + shift, 108, prng.pick([1.02, 1.1, 1.16]), shift * 0.4)
  )
}

/** Cropped close: the face fills the tile. */
const close: Composition = (brush, { subject, tint, chance: prng }) => {
  const side = prng.pick([-1, 1])
  return (
    brush.glow(150, 100, 130, tint.glow, 0.45) +
    standing(brush, subject(brush, tint, prng), 150 + side * 12, 124, 1.38, side * 5)
  )
}

/** Before a big disc: a medal, a moon, a rosette. */
const medal: Composition = (brush, { subject, tint, chance: prng }) => {
  const { main, metal, glow } = tint
  const discs = [
    () =>
      brush.solid(ellipse(150, 108, 104), metal, { relief: 2, edge: 3 }) +
      brush.ramped(ellipse(150, 108, 94), [lit(main, 0.25), shaded(main, 0.55)]) +
      brush.line(ellipse(150, 108, 86), lit(metal, 0.3), 2, 0.8),
    () =>
      brush.glow(150, 104, 140, glow, 0.8) +
      brush.flat(ellipse(150, 106, 98), lit(glow, 0.35), 0.92) +
      brush.flat(ring(150, 106, 112, 106), glow, 0.5),
    () =>
      brush.solid(star(150, 108, 118, 96, 16), metal, { relief: 2, edge: 3 }) +
      brush.ramped(ellipse(150, 108, 86), [lit(main, 0.3), shaded(main, 0.5)]),
    () =>
      brush.solid(polygon(150, 108, 112, 8, 22.5), metal, { relief: 2, edge: 3 }) +
      brush.ramped(polygon(150, 108, 100, 8, 22.5), [lit(main, 0.2), shaded(main, 0.6)]),
  ]
  return prng.pick(discs)() + standing(brush, subject(brush, tint, prng), 150, 110, 0.94)
}

/** The subject with the related object beside it. */
const withProp: Composition = (brush, { subject, prop, needsProp, tint, chance: prng }) => {
  const side = prng.pick([-1, 1])
  return (
    brush.glow(150, 104, 126, tint.glow, 0.5) +
    standing(brush, subject(brush, tint, prng), 150 - side * 24, 102, 1.06, -side * 4) +
    standing(brush, prop(brush, needsProp ? tint : turned(tint), prng), 150 + side * 86, 158, 0.58, side * 9)
  )
}

/** Two props behind, the subject between them. */
const flanked: Composition = (brush, { subject, prop, needsProp, tint, chance: prng }) => {
  const light = needsProp ? tint : turned(tint)
  const left = prop(brush, light, prng)
  const right = prop(brush, light, prng)
  return (
    brush.glow(150, 104, 130, tint.glow, 0.6) +
    standing(brush, left, 60, 92, 0.58, -14) +
    standing(brush, right, 240, 92, 0.58, 14) +
    standing(brush, subject(brush, tint, prng), 150, 110, 1)
  )
}

/** Two figures, one behind the other. */
const pair: Composition = (brush, { subject, friend, tint, chance: prng }) => {
  const side = prng.pick([-1, 1])
  return (
    brush.glow(150, 104, 126, tint.glow, 0.5) +
    standing(brush, friend(brush, turned(tint), prng), 150 - side * 60, 80, 0.74, -side * 10) +
    standing(brush, subject(brush, tint, prng), 150 + side * 34, 118, 1, side * 4)
  )
}

const compositions = [solo, withProp, medal, close, pair, flanked] as const
const propCompositions = [withProp, flanked, withProp] as const

/** Composes a cover; `turn` selects the composition, so that games of one motif differ from each other. */
export function compose(brush: Brush, cast: Cast, turn: number): string {
  const ways = cast.needsProp ? propCompositions : compositions
  const composition = ways[turn % ways.length] ?? solo
  return composition(brush, cast)
}
