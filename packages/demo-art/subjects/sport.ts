import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polar, polygon, ring, star } from '../kit/shapes.ts'
import { fierceEyes } from './features.ts'
import type { Subject } from './subject.ts'

const BALL = ellipse(0, 0, 82)

function football(brush: Brush): string {
  const patch = (x: number, y: number, size: number, turn: number) =>
    brush.flat(polygon(x, y, size, 5, turn), '#1a1a2c')
  const outer = [0, 72, 144, 216, 288]
    .map((turn) => {
      const { x, y } = polar(at(0, 0), 74, turn + 36)
      return patch(x, y, 27, turn + 36 + 180)
    })
    .join('')
  const seams = [0, 72, 144, 216, 288]
    .map((turn) => {
      const [a, b, c, d] = [
        polar(at(0, 0), 27, turn),
        polar(at(0, 0), 51, turn),
        polar(at(0, 0), 66, turn + 21),
        polar(at(0, 0), 66, turn - 21),
      ]
      return `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}M${b.x} ${b.y}L${d.x} ${d.y}`
    })
    .join('')
  return (
    brush.solid(BALL, ['#ffffff', '#f4f6fc', '#a9b2cc'], { relief: 3, edge: 4, ink: '#1a1a2c' }) +
    brush.within(BALL, outer + patch(0, 0, 27, 0) + brush.line(seams, '#1a1a2c', 3)) +
    brush.gloss(-26, -46, 30, 18, 0.7)
  )
}

const seamed = (brush: Brush, colour: string, seams: string, ink: string, width = 4) =>
  brush.solid(BALL, colour, { relief: 3, edge: 4 }) +
  brush.within(BALL, brush.line(seams, ink, width)) +
  brush.gloss(-26, -46, 28, 17, 0.6)

const balls: Readonly<Record<string, (brush: Brush, accent: string) => string>> = {
  football,
  basketball: (brush) =>
    seamed(brush, '#f2782a', 'M-90 0H90M0 -90V90M-62 -62C-22 -24 -22 24 -62 62M62 -62C22 -24 22 24 62 62', '#3a1408'),
  tennis: (brush) => seamed(brush, '#d6f03a', 'M-78 -50C-20 -40 -20 40 -78 50M78 -50C20 -40 20 40 78 50', '#ffffff', 7),
  volleyball: (brush, accent) =>
    seamed(
      brush,
      '#fff4d2',
      'M0 -4C-40 -20 -66 -10 -84 14M0 -4C-30 -50 -20 -70 -6 -86M0 -4C40 -34 66 -30 84 -14M0 -4C34 22 36 54 26 84M0 -4C-10 40 -34 60 -58 64M-30 -14C-30 -44 -40 -60 -50 -68M34 -26C20 -50 22 -66 28 -78M22 18C54 8 70 14 82 24',
      accent,
      5,
    ),
  baseball: (brush) =>
    seamed(brush, '#ffffff', 'M-64 -64C-18 -30 -18 30 -64 64M64 -64C18 -30 18 30 64 64', '#e0202c') +
    brush.line(
      Array.from(
        { length: 7 },
        (_, i) =>
          `M${-46 + Math.abs(i - 3) * -5} ${-42 + i * 14}l14 ${(i - 3) * 2}M${46 + Math.abs(i - 3) * 5} ${-42 + i * 14}l-14 ${(i - 3) * 2}`,
      ).join(''),
      '#e0202c',
      3,
    ),
  cricket: (brush) =>
    seamed(
      brush,
      '#c4202c',
      'M-20 -90C-34 -30 -34 30 -20 90M-6 -90C-20 -30 -20 30 -6 90M8 -90C-6 -30 -6 30 8 90',
      '#ffe9c2',
      3,
    ),
}

/** One ball per sport. */
export const ballOf =
  (kind: string): Subject =>
  (brush, palette) =>
    brush.glow(0, 0, 116, palette.glow, 0.6) + (balls[kind] ?? football)(brush, palette.main)

export const boxingGlove: Subject = (brush, palette) =>
  brush.solid(
    'M-46 92L-54 40C-84 30 -86 -8 -62 -16C-70 -70 -30 -96 14 -92C62 -88 84 -52 76 -8C72 20 56 40 48 52L46 92Z',
    ['#ff8a7a', palette.main === '#e0202c' ? '#e0202c' : '#e8202c', '#7a0a18'],
    { relief: 3, edge: 4 },
  ) +
  brush.line('M-58 -14C-40 -10 -20 -18 -10 -4C0 16 -24 30 -50 28', '#7a0a18', 5) +
  brush.solid('M-50 58Q0 72 48 58L48 96Q0 108 -48 96Z', ['#ffffff', '#e6e9f4', '#a9b2cc'], { relief: 2 }) +
  brush.line('M-30 76H30', palette.accent, 6) +
  brush.gloss(-10, -62, 34, 17, 0.6)

export const raceHelmet: Subject = (brush, palette) =>
  brush.solid(
    'M-84 40C-96 -50 -40 -92 12 -88C68 -84 94 -36 88 20C86 44 70 50 60 62C20 84 -60 84 -78 66Z',
    palette.main,
    { relief: 3, edge: 4 },
  ) +
  brush.line('M-40 -74C-10 -40 0 -20 -2 0M-14 -86C18 -50 26 -24 22 -8', '#ffffff', 11, 0.9) +
  brush.solid(
    'M-12 -10C20 -22 66 -22 90 -8C92 8 88 22 80 30C50 36 10 34 -10 26C-20 14 -20 0 -12 -10Z',
    ['#5a6a9a', '#141a38', '#2a1a5a'],
    { relief: 2 },
  ) +
  brush.line('M0 -2C30 -12 56 -12 78 -4', '#ffffff', 5, 0.7) +
  brush.line('M-76 52C-20 70 30 66 58 54', palette.metal, 6) +
  brush.gloss(-36, -54, 24, 13, 0.5)

export const horse: Subject = (brush, palette, prng) => {
  const coat = prng.pick(['#8a4a22', '#3a2a2c', '#c98a4a'])
  return (
    [
      [-20, -60, -76, -80],
      [-28, -44, -94, -44],
      [-30, -20, -100, 0],
      [-30, 4, -94, 42],
      [-26, 28, -78, 78],
    ]
      .map(([x = 0, y = 0, tx = 0, ty = 0]) =>
        brush.solid(petal(at(x, y), at(tx, ty), 16, 7), shaded(coat, 0.45), { relief: 1, edge: 2.4 }),
      )
      .join('') +
    brush.solid(petal(at(-4, -58), at(-8, -104), 12), coat, { relief: 1 }) +
    brush.solid(petal(at(14, -60), at(22, -100), 10), coat, { relief: 1 }) +
    brush.solid(
      'M-38 100C-48 40 -50 -30 -24 -58C-4 -80 30 -72 44 -48C56 -26 62 -4 80 18C94 32 92 54 74 58C56 62 44 48 30 44C16 52 18 76 26 100Z',
      coat,
      { relief: 3, edge: 4 },
    ) +
    brush.flat('M26 -50C36 -30 48 0 70 22C60 28 40 4 24 -30Z', '#ffffff', 0.9) +
    brush.flat(ellipse(26, -26, 8, 10), '#160a08') +
    brush.flat(ellipse(24, -30, 3.4), '#ffffff') +
    brush.flat(ellipse(78, 32, 4, 6), shaded(coat, 0.7)) +
    brush.line('M-30 -44Q10 -30 40 -52M40 -52Q50 10 44 46M-34 20Q10 20 46 20', palette.main, 6) +
    brush.solid(ellipse(45, 20, 7), palette.metal, { relief: 1, edge: 2 })
  )
}

export const gamepad: Subject = (brush, palette) =>
  brush.glow(0, 0, 110, palette.accent, 0.5) +
  brush.solid(
    'M-56 -46C-20 -56 20 -56 56 -46C92 -38 108 40 98 66C88 84 66 72 46 42H-46C-66 72 -88 84 -98 66C-108 40 -92 -38 -56 -46Z',
    ['#6a6f9a', '#2a2a54', '#12102c'],
    { relief: 3, edge: 4 },
  ) +
  brush.line('M-90 44C-98 10 -84 -34 -56 -38C-20 -46 20 -46 56 -38C84 -34 98 10 90 44', palette.accent, 3.4, 0.9) +
  brush.solid('M-62 -26H-48V-12H-34V2H-48V16H-62V2H-76V-12H-62Z', '#d8def2', { relief: 2, edge: 2.4 }) +
  [
    [56, -24, '#2fd67a'],
    [74, -6, '#ff4a5a'],
    [38, -6, '#2f9cff'],
    [56, 12, '#ffd23e'],
  ]
    .map(([x, y, colour]) => brush.solid(ellipse(Number(x), Number(y), 9), String(colour), { relief: 2, edge: 2 }))
    .join('') +
  mirrored(
    brush.solid(ellipse(22, 24, 17), '#3a3a66', { relief: 2, edge: 2.4 }) +
      brush.solid(ellipse(22, 22, 11), '#5a5a8a', { relief: 2, edge: 0 }),
  ) +
  brush.solid(ellipse(0, -20, 9), palette.main, { relief: 1, edge: 2 }) +
  brush.glow(0, -20, 22, palette.main, 0.8)

export const swordShield: Subject = (brush, palette) => {
  const sword = placed(
    { x: 0, y: 0, turn: 0 },
    brush.solid('M-9 -100L0 -116L9 -100L8 44H-8Z', ['#ffffff', '#c9d6ea', '#66748f'], { relief: 2 }) +
      brush.solid(box(-32, 42, 64, 12, 6), palette.metal, { relief: 2 }) +
      brush.solid(box(-6, 52, 12, 34, 4), '#6b3a1c', { relief: 1 }) +
      brush.solid(ellipse(0, 92, 10), palette.accent, { relief: 2 }),
  )
  return (
    placed({ x: 0, y: -6, turn: 42 }, sword) +
    placed({ x: 0, y: -6, turn: -42 }, sword) +
    brush.solid(
      'M0 -72C30 -56 54 -54 70 -56C74 10 54 62 0 92C-54 62 -74 10 -70 -56C-54 -54 -30 -56 0 -72Z',
      palette.metal,
      { relief: 3, edge: 4 },
    ) +
    brush.solid(
      'M0 -56C26 -44 42 -42 56 -43C58 10 42 50 0 74C-42 50 -58 10 -56 -43C-42 -42 -26 -44 0 -56Z',
      palette.main,
      { relief: 2, edge: 2 },
    ) +
    brush.flat('M0 -56C26 -44 42 -42 56 -43C58 10 42 50 0 74Z', shaded(palette.main, 0.3), 0.6) +
    brush.solid(star(0, 2, 32, 13, 5), palette.metal, { relief: 2 }) +
    brush.shine(-34, -36, 16)
  )
}

export const crosshair: Subject = (brush, palette) =>
  brush.glow(0, 0, 110, palette.main, 0.7) +
  brush.solid(ring(0, 0, 86, 70), palette.accent, { relief: 2, edge: 4 }) +
  [0, 90, 180, 270]
    .map((turn) => placed({ x: 0, y: 0, turn }, brush.solid(box(-6, -104, 12, 60, 5), '#ffffff', { relief: 2 })))
    .join('') +
  brush.line(ellipse(0, 0, 44), '#ffffff', 3, 0.9) +
  brush.solid(facing('0 -34, 26 -28, 32 0, 20 16, 18 30, 0 34'), ['#ffffff', '#e6e2f4', '#9a92c2'], { relief: 2 }) +
  mirrored(brush.flat(ellipse(12, -4, 8, 9), '#1a1030') + brush.glow(12, -4, 8, palette.main, 1)) +
  brush.line('M-8 18V28M0 19V29M8 18V28', '#1a1030', 3)

export const mecha: Subject = (brush, palette) =>
  mirrored(
    brush.solid(closed([at(44, -60), at(96, -104), at(72, -30)]), palette.metal, { relief: 2 }) +
      brush.solid(closed([at(50, -20), at(86, -26), at(92, 40), at(54, 60)]), palette.main, { relief: 2 }),
  ) +
  brush.solid('M-54 -50L0 -84L54 -50L62 10L38 76L0 96L-38 76L-62 10Z', ['#ffffff', '#c9d2e6', '#66708f'], {
    relief: 3,
    edge: 4,
  }) +
  brush.solid('M0 -92L14 -56L0 -26L-14 -56Z', '#e8202c', { relief: 2 }) +
  brush.solid('M-52 -22L0 -8L52 -22L46 14L0 26L-46 14Z', '#141a38', { relief: 0, edge: 3 }) +
  fierceEyes(brush, { x: 26, y: 2, size: 17, iris: palette.accent, tilt: 0 }) +
  brush.solid('M-24 40L0 30L24 40L16 76L0 84L-16 76Z', palette.main, { relief: 2 }) +
  brush.line('M-14 50H14M-12 60H12M-9 70H9', '#141a38', 3) +
  brush.shine(-34, -46, 12)

export const rooster: Subject = (brush, palette, prng) => {
  const coat = prng.pick(['#c9401c', '#e8e2d6', '#3a2c3a', palette.main])
  const hackle = Array.from({ length: 9 }, (_, i) =>
    brush.solid(
      petal(at(-4 + i * 3, -4 + i * 5), at(-74 + i * 19, 60 + Math.sin(i / 2.6) * 44), 15, i < 4 ? -5 : 4),
      [lit('#ffb02e', 0.2), '#f27a1a', coat][i % 3] ?? coat,
      { relief: 1, edge: 2.4 },
    ),
  ).join('')
  return (
    hackle +
    brush.solid('M-32 -6C-38 -50 -10 -74 20 -66C44 -58 50 -34 44 -14C40 12 20 40 0 48C-20 40 -30 18 -32 -6Z', coat, {
      relief: 3,
      edge: 4,
    }) +
    brush.solid(
      'M-34 -40C-46 -62 -36 -80 -26 -78C-28 -98 -8 -106 0 -92C8 -112 30 -104 28 -88C42 -98 56 -84 46 -66C40 -52 10 -50 -6 -52C-18 -52 -28 -46 -34 -40Z',
      ['#ff6a5a', '#e0142c', '#7a0a18'],
      { relief: 2, edge: 3.4 },
    ) +
    brush.solid('M36 -40L92 -26L40 -6Z', ['#ffe07a', '#ffb01f', '#b8660c'], { relief: 2 }) +
    brush.line('M42 -22L84 -25', '#7a3f08', 3) +
    brush.solid('M32 -2C50 0 52 36 40 44C28 42 20 14 32 -2Z', ['#ff6a5a', '#e0142c', '#7a0a18'], { relief: 2 }) +
    brush.flat(ellipse(18, -32, 13), '#fff2a0') +
    brush.flat(ellipse(20, -32, 7), '#1a0a08') +
    brush.flat(ellipse(17, -35, 3), '#ffffff') +
    brush.line('M-2 -46Q20 -56 38 -42', '#5a1208', 7)
  )
}

export const roosterDuel: Subject = (brush, palette, prng) =>
  placed({ x: -46, y: 14, scale: 0.66 }, rooster(brush, palette, prng)) +
  `<g transform="translate(46 14) scale(-.66 .66)">${rooster(brush, { ...palette, main: palette.accent }, prng)}</g>` +
  brush.solid(star(0, -10, 34, 14, 8), ['#ffffff', '#ffe14a', '#ff8a1a'], { relief: 2 }) +
  brush.shine(0, -10, 20)

export const spur: Subject = (brush, palette) =>
  brush.glow(0, 0, 110, palette.glow, 0.6) +
  mirrored(
    placed(
      { x: 20, y: 0, turn: 22 },
      brush.solid('M-8 90C-20 20 0 -60 62 -104C30 -50 20 10 22 86Z', ['#ffffff', '#c9d6ea', '#56648a'], { relief: 2 }) +
        brush.solid(box(-16, 62, 46, 30, 8), palette.metal, { relief: 2 }),
    ),
  ) +
  brush.solid(ellipse(0, 40, 26), palette.main, { relief: 3 }) +
  brush.solid(star(0, 40, 17, 7), palette.metal, { relief: 1, edge: 2 })
