import { placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { at, blob, box, closed, ellipse } from '../kit/shapes.ts'

type Draw = (brush: Brush) => string

const VIOLET = '#8a7cf2'
const DEEP = '#6a5ad6'
const INK = '#4a3fa8'
const PAPER = '#f4f1ff'
const GOLD = '#f2b84a'
const TEAL = '#2fb8a6'
const EDGE = { edge: 2.4 } as const

const coin = (brush: Brush, x: number, y: number, radius: number): string =>
  brush.solid(ellipse(x, y, radius), GOLD, EDGE) + brush.line(ellipse(x, y, radius * 0.6), '#9a6a12', 2, 0.7)

/** Money moving in and out. */
export const wallet: Draw = (brush) =>
  coin(brush, 86, 46, 16) +
  coin(brush, 116, 40, 18) +
  brush.solid(box(44, 56, 112, 74, 14), VIOLET, EDGE) +
  brush.solid(box(44, 70, 112, 60, 14), DEEP, EDGE) +
  brush.solid(box(118, 88, 42, 26, 10), PAPER, { ...EDGE, ink: INK }) +
  brush.solid(ellipse(132, 101, 6), TEAL, EDGE) +
  brush.line('M58 82H102', '#b9aeea', 4)

/** Rows and bars of a report. */
export const records: Draw = (brush) =>
  brush.solid(box(52, 28, 88, 108, 12), PAPER, { ...EDGE, ink: INK }) +
  brush.line('M66 48H104M66 62H92', '#b9aeea', 5) +
  brush.solid(box(66, 96, 14, 26, 4), TEAL, { edge: 2 }) +
  brush.solid(box(88, 82, 14, 40, 4), GOLD, { edge: 2 }) +
  brush.solid(box(110, 90, 14, 32, 4), VIOLET, { edge: 2 }) +
  brush.solid(ellipse(138, 56, 22), '#cfe9ff', { ...EDGE, ink: INK }) +
  brush.line('M154 72L168 88', INK, 9) +
  brush.line('M128 52Q132 44 140 44', '#ffffff', 4)

/** A present with its bow. */
export const gift: Draw = (brush) =>
  brush.solid(box(54, 74, 92, 58, 8), VIOLET, EDGE) +
  brush.solid(box(46, 56, 108, 24, 8), DEEP, EDGE) +
  brush.flat(box(92, 57, 16, 74, 0), GOLD) +
  brush.solid('M100 56C84 56 66 50 70 36C74 22 96 30 100 56Z', GOLD, EDGE) +
  brush.solid('M100 56C116 56 134 50 130 36C126 22 104 30 100 56Z', GOLD, EDGE) +
  brush.shine(152, 40, 10, GOLD) +
  brush.shine(48, 38, 7, TEAL)

const RED = '#d9303e'
const DEEP_RED = '#a81d2c'

/** A red envelope with a gold seal, as in the red rain. */
export const redEnvelope: Draw = (brush) =>
  brush.solid(box(62, 22, 76, 116, 10), RED, EDGE) +
  brush.solid('M62 34Q62 22 72 22H128Q138 22 138 34V52Q100 84 62 52Z', DEEP_RED, { edge: 2 }) +
  brush.line('M74 124H126', GOLD, 3, 0.8) +
  brush.solid(ellipse(100, 70, 17), GOLD, EDGE) +
  brush.line(ellipse(100, 70, 11), '#9a6a12', 2, 0.7) +
  brush.flat(box(95, 65, 10, 10, 2), '#9a6a12', 0.8) +
  brush.gloss(84, 40, 14, 8, 0.3)

/** The red envelope, open, with its coin coming out. */
export const openEnvelope: Draw = (brush) =>
  brush.solid('M62 62V40Q100 4 138 40V62Z', DEEP_RED, EDGE) +
  brush.flat(box(70, 38, 60, 40, 6), '#ffe7a8') +
  coin(brush, 100, 48, 21) +
  brush.solid('M62 60Q100 92 138 60V128Q138 138 128 138H72Q62 138 62 128Z', RED, EDGE) +
  brush.line('M74 124H126', GOLD, 3, 0.8) +
  brush.shine(136, 30, 9, GOLD) +
  brush.shine(66, 26, 6, GOLD)

const personFigure = (brush: Brush, colour: string): string =>
  brush.solid(blob([at(-34, 48), at(-28, 16), at(0, 4), at(28, 16), at(34, 48), at(0, 56)]), colour, EDGE) +
  brush.solid(ellipse(0, -20, 22), '#ffd9b8', EDGE) +
  brush.solid('M-22 -22Q-24 -46 0 -46Q24 -46 22 -22Q10 -34 -22 -22Z', INK, { edge: 2 })

/** A person with an account. */
export const person: Draw = (brush) =>
  placed({ x: 96, y: 82, scale: 1 }, personFigure(brush, VIOLET)) +
  brush.solid(ellipse(140, 112, 17), TEAL, EDGE) +
  brush.line('M132 112L138 118L149 106', '#ffffff', 4.5)

/** A team, or friends. */
export const people: Draw = (brush) =>
  placed({ x: 58, y: 88, scale: 0.72 }, personFigure(brush, TEAL)) +
  placed({ x: 142, y: 88, scale: 0.72 }, personFigure(brush, GOLD)) +
  placed({ x: 100, y: 84, scale: 0.94 }, personFigure(brush, VIOLET))

/** Protection of an account. */
export const shield: Draw = (brush) =>
  brush.solid(
    'M100 24C116 36 132 40 148 40C150 84 138 116 100 136C62 116 50 84 52 40C68 40 84 36 100 24Z',
    DEEP,
    EDGE,
  ) +
  brush.flat('M100 34C113 44 127 48 139 49C139 84 129 110 100 126Z', VIOLET) +
  brush.solid(box(80, 76, 40, 32, 7), GOLD, EDGE) +
  brush.line('M88 76V68A12 14 0 0 1 112 68V76', GOLD, 6) +
  brush.flat(`${ellipse(100, 89, 5)}${box(98, 90, 4, 10, 2)}`, '#5a3a08')

/** A received letter. */
export const mail: Draw = (brush) =>
  brush.solid(closed([at(62, 70), at(62, 26), at(138, 26), at(138, 70), at(100, 96)]), PAPER, { ...EDGE, ink: INK }) +
  brush.line('M76 42H124M76 56H110', '#b9aeea', 5) +
  brush.solid('M46 64L100 100L154 64V126Q154 134 146 134H54Q46 134 46 126Z', VIOLET, EDGE) +
  brush.line('M50 130L88 96M150 130L112 96', INK, 2.4) +
  brush.solid(ellipse(150, 46, 14), '#f2607a', EDGE) +
  brush.line('M150 40V47M150 52V52.2', '#ffffff', 4)

/** A document to sign. */
export const contract: Draw = (brush) =>
  brush.solid('M56 26H126L146 46V134H56Z', PAPER, { ...EDGE, ink: INK }) +
  brush.solid('M126 26V46H146Z', '#cfc6ff', { edge: 2, ink: INK }) +
  brush.line('M70 58H132M70 72H132M70 86H112', '#b9aeea', 5) +
  brush.line('M70 116C78 100 84 122 92 110S104 112 108 106', INK, 4) +
  placed(
    { x: 138, y: 96, turn: 38 },
    brush.solid(box(-7, -42, 14, 54, 4), TEAL, EDGE) + brush.solid('M-7 12H7L0 28Z', GOLD, { edge: 2 }),
  )
