import { mirrored, newBrush, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { at, box, closed, ellipse, facing, petal, star } from '../kit/shapes.ts'

type Draw = (brush: Brush) => string

const INK = '#2a1c4a'
const EDGE = { edge: 2 } as const

const eyes = (brush: Brush, x = 13, y = 2, size = 4.6): string =>
  brush.flat(ellipse(-x, y, size) + ellipse(x, y, size), INK) +
  brush.flat(ellipse(-x + 1.5, y - 1.6, 1.5) + ellipse(x + 1.5, y - 1.6, 1.5), '#ffffff')
const cheeks = (brush: Brush, colour: string, y = 14): string =>
  brush.flat(ellipse(-23, y, 6, 4) + ellipse(23, y, 6, 4), colour, 0.5)
const smile = (brush: Brush, y = 16): string => brush.line(`M-7 ${y}Q0 ${y + 7} 7 ${y}`, INK, 2.6)

const catEar = 'M12 -26L34 -46L36 -10Z'
const cat: Draw = (brush) =>
  mirrored(brush.solid(catEar, '#f2a04a', EDGE) + brush.flat('M19 -27L31 -38L32 -17Z', '#ffc9b0')) +
  brush.solid(ellipse(0, 4, 40, 34), '#f2a04a', EDGE) +
  brush.flat(ellipse(0, 17, 18, 14), '#ffe9d0') +
  brush.line('M-6 -28V-18M0 -30V-18M6 -28V-18', '#b8641c', 3) +
  eyes(brush) +
  brush.flat('M-4 10H4L0 15Z', '#e2566a') +
  brush.line('M0 15Q-5 22 -10 18M0 15Q5 22 10 18', INK, 2.2) +
  brush.line('M-42 10L-26 13M-42 20L-26 18M42 10L26 13M42 20L26 18', INK, 1.6, 0.6)

const fox: Draw = (brush) =>
  mirrored(brush.solid('M8 -24L36 -50L40 -6Z', '#e8622c', EDGE) + brush.flat('M22 -28L34 -40L36 -16Z', '#3a1c2c')) +
  brush.solid(facing('0 -32, 32 -20, 44 6, 20 26, 0 40'), '#e8622c', EDGE) +
  mirrored(brush.flat('M0 40Q4 18 22 12Q34 8 43 8Q34 26 0 40Z', '#fff4e6')) +
  eyes(brush, 14, 2) +
  brush.solid(ellipse(0, 33, 5.5, 4.5), INK, { edge: 0 })

const panda: Draw = (brush) =>
  mirrored(brush.solid(ellipse(28, -26, 13), INK, EDGE)) +
  brush.solid(ellipse(0, 3, 40, 36), '#fbfaff', { ...EDGE, ink: INK }) +
  mirrored(placed({ x: 16, y: 2, turn: -24 }, brush.flat(ellipse(0, 0, 9, 12), INK))) +
  brush.flat(ellipse(-14, 2, 4) + ellipse(14, 2, 4), '#ffffff') +
  brush.flat(ellipse(-13.5, 3, 2.4) + ellipse(13.5, 3, 2.4), INK) +
  brush.flat(ellipse(0, 15, 6, 4), INK) +
  brush.line('M0 18Q-4 26 -10 23M0 18Q4 26 10 23', INK, 2.2)

const rabbit: Draw = (brush) =>
  mirrored(
    brush.solid(petal(at(12, -20), at(24, -64), 11), '#f6e4f2', { ...EDGE, ink: '#7a4a86' }) +
      brush.flat(petal(at(14, -26), at(22, -56), 5), '#f79ab8'),
  ) +
  brush.solid(ellipse(0, 8, 37, 33), '#f6e4f2', { ...EDGE, ink: '#7a4a86' }) +
  eyes(brush, 13, 4) +
  cheeks(brush, '#f2709c', 16) +
  brush.flat('M-4 13H4L0 18Z', '#e2566a') +
  brush.line('M0 18V23M-6 25Q0 28 6 25', INK, 2.2) +
  brush.solid(box(-5, 25, 10, 8, 2), '#ffffff', { edge: 1, ink: INK })

const owl: Draw = (brush) =>
  mirrored(brush.solid('M8 -30L34 -46L34 -14Z', '#6a4a9c', EDGE)) +
  brush.solid(facing('0 -34, 34 -24, 42 10, 26 38, 0 42'), '#7a58b0', EDGE) +
  brush.flat(ellipse(0, 28, 22, 16), '#cdb6f0') +
  brush.line('M-12 24Q-8 29 -4 24M4 24Q8 29 12 24M-4 33Q0 38 4 33', '#7a58b0', 2) +
  mirrored(brush.solid(ellipse(15, -4, 15), '#fff6dc', { edge: 1.6 })) +
  brush.flat(ellipse(-14, -3, 7.5) + ellipse(14, -3, 7.5), INK) +
  brush.flat(ellipse(-12, -6, 2.6) + ellipse(16, -6, 2.6), '#ffffff') +
  brush.solid('M-6 6H6L0 17Z', '#f2a62c', { edge: 1.4 })

const lion: Draw = (brush) =>
  brush.solid(star(0, 2, 50, 41, 14), '#b8541c', EDGE) +
  brush.solid(ellipse(0, 4, 33), '#f5b944', EDGE) +
  mirrored(brush.solid(ellipse(27, -22, 8), '#f5b944', EDGE)) +
  brush.flat(ellipse(0, 18, 15, 11), '#fff0c8') +
  eyes(brush, 12, 0) +
  brush.flat('M-6 10H6L0 17Z', '#7a2c1c') +
  brush.line('M0 17Q-4 24 -9 21M0 17Q4 24 9 21', INK, 2.2)

const penguin: Draw = (brush) =>
  brush.solid(facing('0 -44, 30 -32, 42 8, 34 44, 0 50'), '#24365e', EDGE) +
  brush.flat(facing('0 -18, 16 -26, 29 -8, 26 28, 0 46'), '#f8fbff') +
  eyes(brush, 12, -6) +
  cheeks(brush, '#ff9db0', 6) +
  brush.solid('M-10 2Q0 -4 10 2Q4 12 0 13Q-4 12 -10 2Z', '#ff9a2c', { edge: 1.4 }) +
  brush.solid('M-26 24Q0 36 26 24V33Q0 46 -26 33Z', '#e23c5c', { edge: 1.6 }) +
  brush.solid(box(10, 30, 11, 20, 3), '#e23c5c', { edge: 1.6 })

const robot: Draw = (brush) =>
  brush.line('M0 -30V-44', '#3a4a7a', 4) +
  brush.solid(ellipse(0, -46, 6), '#ff5c7a', EDGE) +
  mirrored(brush.solid(box(36, -8, 10, 20, 4), '#5a6ca8', EDGE)) +
  brush.solid(box(-38, -30, 76, 64, 18), '#8fa6e0', EDGE) +
  brush.solid(box(-29, -18, 58, 30, 13), '#1c2450', { edge: 1.6 }) +
  brush.flat(ellipse(-13, -3, 6) + ellipse(13, -3, 6), '#5cf2e2') +
  brush.flat(ellipse(-11, -5, 2) + ellipse(15, -5, 2), '#ffffff') +
  brush.solid(box(-16, 19, 32, 8, 4), '#5a6ca8', { edge: 1.4 }) +
  brush.line('M-8 19V27M0 19V27M8 19V27', '#1c2450', 1.6)

const dragon: Draw = (brush) =>
  mirrored(
    brush.solid('M14 -28Q20 -52 38 -52Q28 -42 30 -22Z', '#ffd25c', EDGE) +
      brush.solid(petal(at(34, 0), at(58, -12), 9), '#1f9a74', EDGE),
  ) +
  brush.solid(facing('0 -34, 30 -26, 40 0, 30 26, 22 40, 0 44'), '#2fbf8f', EDGE) +
  brush.solid(closed([at(-6, -38), at(0, -52), at(6, -38)]), '#ff7a4a', { edge: 1.6 }) +
  brush.flat(ellipse(0, 26, 22, 15), '#a6f0cf') +
  eyes(brush, 14, -6, 5.4) +
  brush.flat(ellipse(-8, 22, 2.6) + ellipse(8, 22, 2.6), '#187a5c') +
  brush.line('M-12 32Q0 39 12 32', INK, 2.4) +
  brush.solid('M-8 34L-5 40L-2 35Z', '#ffffff', { edge: 0.8, ink: INK })

const frog: Draw = (brush) =>
  mirrored(brush.solid(ellipse(22, -26, 15), '#6cc24a', EDGE)) +
  brush.solid(ellipse(0, 8, 42, 33), '#6cc24a', EDGE) +
  brush.flat(ellipse(0, 24, 26, 14), '#d8f5b0') +
  mirrored(brush.flat(ellipse(22, -27, 9.5), '#ffffff')) +
  brush.flat(ellipse(-20, -26, 5) + ellipse(20, -26, 5), INK) +
  cheeks(brush, '#ff9a7a', 8) +
  brush.line('M-24 10Q0 28 24 10', INK, 2.8) +
  placed({ x: 0, y: -34 }, brush.solid('M-13 -2L-15 -17L-6 -9L0 -20L6 -9L15 -17L13 -2Z', '#ffc93c', { edge: 1.6 }))

const astronaut: Draw = (brush) =>
  brush.solid(box(-44, -8, 88, 26, 12), '#8a94b8', EDGE) +
  brush.solid(ellipse(0, 0, 43), '#f2f5ff', { ...EDGE, ink: '#3a4470' }) +
  brush.solid(box(-31, -22, 62, 46, 22), '#1a2150', { edge: 2 }) +
  brush.within(
    box(-31, -22, 62, 46, 22),
    brush.solid(ellipse(0, 8, 22, 22), '#f4c39a', { edge: 0 }) +
      brush.flat('M-24 -2Q-20 -24 0 -22Q22 -24 24 -2Q10 -14 -24 -2Z', '#5a2f1c') +
      placed({ x: 0, y: 6, scale: 0.8 }, eyes(brush, 11, 0, 4) + smile(brush, 10)) +
      brush.gloss(-14, -12, 14, 8, 0.35),
  ) +
  brush.solid(star(30, -34, 8, 3.6), '#ffcf3c', { edge: 1.2 })

const queen: Draw = (brush) =>
  brush.solid(facing('0 -40, 36 -28, 44 20, 34 48, 0 40'), '#3c1c4e', EDGE) +
  brush.solid(box(-9, 24, 18, 24, 6), '#e8ae86', EDGE) +
  brush.solid(facing('0 -28, 24 -20, 28 6, 16 28, 0 34'), '#f6c8a0', EDGE) +
  brush.flat('M-28 2Q-26 -28 0 -30Q28 -28 28 2Q20 -16 4 -20Q-8 -8 -28 2Z', '#3c1c4e') +
  eyes(brush, 11, 4, 3.8) +
  brush.line('M-16 -4Q-11 -7 -6 -4M6 -4Q11 -7 16 -4', INK, 1.8) +
  cheeks(brush, '#f2709c', 14) +
  brush.flat('M-6 20Q0 17 6 20Q0 27 -6 20Z', '#d6304e') +
  placed(
    { x: 0, y: -34 },
    brush.solid('M-24 6L-28 -16L-12 -4L0 -22L12 -4L28 -16L24 6Z', '#ffc93c', { edge: 1.8 }) +
      brush.flat(ellipse(0, 0, 3.4), '#e23c7a') +
      brush.flat(ellipse(-14, 1, 2.4) + ellipse(14, 1, 2.4), '#3fb6f2'),
  )

interface Portrait {
  ground: readonly [string, string]
  draw: Draw
}

/** Portraits in the order of the selection; the name of the first is '01'. */
const portraits: readonly Portrait[] = [
  { ground: ['#7ad0f7', '#2f7fd6'], draw: cat },
  { ground: ['#8fe0b0', '#1f8f6e'], draw: fox },
  { ground: ['#ffb0c4', '#e2557f'], draw: panda },
  { ground: ['#b9a2ff', '#6a45d6'], draw: rabbit },
  { ground: ['#ffd98a', '#e8952c'], draw: owl },
  { ground: ['#79dbd0', '#1a8a94'], draw: lion },
  { ground: ['#cfeaff', '#6fb3ea'], draw: penguin },
  { ground: ['#ffc2a0', '#e2663c'], draw: robot },
  { ground: ['#f2a0d8', '#9c3aa8'], draw: dragon },
  { ground: ['#ffe48a', '#f2a62c'], draw: frog },
  { ground: ['#6b6fe0', '#241f6e'], draw: astronaut },
  { ground: ['#ff9aa8', '#c4305e'], draw: queen },
]

export const portraitNames: readonly string[] = portraits.map((_, index) => String(index + 1).padStart(2, '0'))

/** Draws a portrait of 128 by 128, which the page clips to a circle. */
export function drawPortrait(name: string): string {
  const portrait = portraits[Number(name) - 1]
  if (!portrait) throw new Error(`there is no portrait ${name}`)
  const { ground, draw } = portrait
  const [light, deep] = ground
  const brush = newBrush(newSheet(), { plain: true })
  return svgOf(
    { width: 128, height: 128 },
    brush.sheet,
    brush.ramped(box(0, 0, 128, 128), [light, deep]) +
      brush.flat(ellipse(64, 140, 74, 46), shaded(deep, 0.3), 0.5) +
      brush.flat(ellipse(22, 26, 30), lit(light, 0.5), 0.35) +
      placed({ x: 64, y: 68, scale: 0.98 }, draw(brush)),
  )
}
