import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facetted, facing, petal, polar, ring, sector, star } from '../kit/shapes.ts'
import { coin, stone } from './riches.ts'
import type { Subject } from './subject.ts'

export const sheriffStar: Subject = (brush, palette) => {
  const tips = Array.from({ length: 6 }, (_, i) => {
    const { x, y } = polar(at(0, 0), 90, i * 60)
    return brush.solid(ellipse(x, y, 11), palette.metal, { relief: 2 })
  }).join('')
  return (
    brush.solid(star(0, 0, 94, 52, 6), palette.metal, { relief: 3, edge: 4 }) +
    tips +
    brush.solid(ring(0, 0, 48, 41), shaded(palette.metal, 0.2), { relief: 1, edge: 1.6 }) +
    brush.solid(ellipse(0, 0, 40), lit(palette.metal, 0.2), { relief: 2, edge: 1.6 }) +
    brush.solid(star(0, 0, 30, 13), palette.main, { relief: 2 }) +
    brush.shine(-38, -44, 20)
  )
}

export const cowboyHat: Subject = (brush, palette, prng) => {
  const felt = prng.pick(['#a8642a', '#6b3a24', palette.main])
  return (
    brush.solid(
      'M-104 14C-96 -14 -70 -2 -48 6C-20 16 20 16 48 6C70 -2 96 -14 104 14C84 50 40 62 0 62C-40 62 -84 50 -104 14Z',
      felt,
      { relief: 3, edge: 4 },
    ) +
    brush.solid(
      'M-56 18C-58 -30 -46 -70 -26 -76C-14 -80 -8 -70 0 -70C8 -70 14 -80 26 -76C46 -70 58 -30 56 18Q0 40 -56 18Z',
      felt,
      { relief: 3, edge: 3.4 },
    ) +
    brush.solid('M-57 2Q0 24 57 2L56 20Q0 42 -56 20Z', palette.accent, { relief: 2, edge: 2.4 }) +
    brush.solid(star(0, 22, 18, 8), palette.metal, { relief: 2, edge: 2.4 }) +
    brush.line('M0 -66C-8 -40 -6 -20 0 -4', shaded(felt, 0.45), 4) +
    brush.line('M-88 26Q-40 50 0 50Q40 50 88 26', lit(felt, 0.35), 2.4, 0.7)
  )
}

export const goldCart: Subject = (brush, palette, prng) => {
  const pick = (turn: number) =>
    placed(
      { x: 0, y: -10, turn },
      brush.solid(box(-5, -86, 10, 120, 4), '#a8642a', { relief: 2 }) +
        brush.solid('M-58 -62C-40 -92 40 -92 58 -62C40 -78 -40 -78 -58 -62Z', ['#ffffff', '#a9b6cc', '#4c5874'], {
          relief: 2,
        }),
    )
  const nuggets = Array.from({ length: 12 }, (_, i) =>
    placed(
      { x: (i % 4) * 32 - 48 + prng.between(-5, 5), y: -8 - Math.floor(i / 4) * 17, turn: prng.between(0, 90) },
      brush.solid(facing('0 -19, 15 -14, 20 4, 10 17, 0 19'), '#ffc42e', { relief: 2 }),
    ),
  ).join('')
  return (
    pick(34) +
    pick(-34) +
    nuggets +
    brush.solid(closed([at(-82, -8), at(82, -8), at(62, 62), at(-62, 62)]), ['#8a6a52', '#5a4034', '#2c1c18'], {
      relief: 3,
      edge: 4,
    }) +
    brush.solid(box(-88, -16, 176, 16, 5), '#7f8fae', { relief: 2 }) +
    mirrored(
      brush.solid(closed([at(38, 0), at(52, 0), at(42, 62), at(30, 62)]), '#7f8fae', { relief: 1, edge: 2 }) +
        brush.solid(ellipse(42, 72, 23), ['#8a94ae', '#3f4860'], { relief: 2 }) +
        brush.solid(ellipse(42, 72, 9), palette.metal, { relief: 2, edge: 2 }),
    ) +
    brush.shine(-18, -42, 20) +
    brush.shine(46, -18, 12)
  )
}

export const compass: Subject = (brush, palette) =>
  brush.solid(ring(0, -94, 13, 7), palette.metal, { relief: 2 }) +
  brush.solid(ellipse(0, 4, 86), palette.metal, { relief: 3, edge: 4 }) +
  brush.solid(ellipse(0, 4, 70), ['#fffaf0', '#f6e6c2', '#d8b884'], { relief: 1, edge: 2 }) +
  Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [polar(at(0, 4), 65, i * 15), polar(at(0, 4), i % 6 ? 60 : 52, i * 15)]
    return brush.line(`M${a.x} ${a.y}L${b.x} ${b.y}`, '#6b3f1a', i % 6 ? 1.6 : 4)
  }).join('') +
  brush.flat(star(0, 4, 50, 12, 4, 45), '#d8a858', 0.7) +
  placed(
    { x: 0, y: 4, turn: 28 },
    brush.solid(closed([at(0, -58), at(14, 0), at(-14, 0)]), '#e8202c', { relief: 1, edge: 2 }) +
      brush.solid(closed([at(0, 58), at(14, 0), at(-14, 0)]), '#3a4a78', { relief: 1, edge: 2 }) +
      brush.solid(ellipse(0, 0, 8), palette.metal, { relief: 2, edge: 2 }),
  ) +
  brush.gloss(-20, -30, 38, 22, 0.45)

export const galleon: Subject = (brush, palette) => {
  const sail = (x: number, y: number, wide: number, tall: number, colour: string) =>
    brush.solid(
      `M${x - wide} ${y}Q${x} ${y + 8} ${x + wide} ${y}Q${x + wide + 15} ${y + tall / 2} ${x + wide - 3} ${y + tall}Q${x} ${y + tall - 12} ${x - wide + 3} ${y + tall}Q${x - wide + 15} ${y + tall / 2} ${x - wide} ${y}Z`,
      ['#ffffff', colour, shaded(colour, 0.2)],
      { relief: 2 },
    )
  return (
    brush.line('M-42 40V-76M34 40V-64M-4 40V-98', '#5a3412', 6) +
    sail(-44, -66, 26, 48, '#fff0d2') +
    sail(36, -56, 24, 44, '#fff0d2') +
    sail(-4, -88, 32, 56, palette.main) +
    sail(-4, -28, 38, 48, '#fff0d2') +
    brush.solid(star(-4, -62, 13, 6), palette.metal, { relief: 1, edge: 2 }) +
    brush.solid('M-4 -98L26 -106L22 -96L26 -88Z', palette.accent, { relief: 1, edge: 2 }) +
    brush.solid('M-86 20L-74 30H74L96 6C94 52 70 80 40 84H-44C-70 80 -84 54 -86 20Z', '#9a5422', {
      relief: 3,
      edge: 4,
    }) +
    brush.line('M-80 46Q0 58 86 40M-70 64Q0 74 72 62', shaded('#9a5422', 0.45), 3) +
    [-50, -22, 6, 34, 60].map((x) => brush.solid(ellipse(x, 50, 6), palette.metal, { relief: 1, edge: 2 })).join('') +
    brush.solid(
      'M-112 86Q-84 66 -58 82T-6 82T46 82T112 86Q70 112 0 110Q-70 112 -112 86Z',
      ['#ffffff', '#6fd0ff', '#1f7cd0'],
      { relief: 2, edge: 2 },
    )
  )
}

export const scarab: Subject = (brush, palette) => {
  const shell = palette.main
  return (
    mirrored(
      Array.from({ length: 5 }, (_, i) =>
        brush.solid(
          petal(at(22, -8), at(106 - i * 7, -62 + i * 25), 14, -5),
          [palette.accent, palette.metal, shell][i % 3] ?? shell,
          { relief: 1, edge: 2.4 },
        ),
      ).join('') + brush.line('M34 40L62 62L54 84M26 56L40 86', shaded(palette.metal, 0.3), 7),
    ) +
    brush.solid(ellipse(0, 22, 46, 56), shell, { relief: 3, edge: 4 }) +
    brush.line('M0 -20V78M-30 -14Q-40 30 -8 76M30 -14Q40 30 8 76', palette.metal, 3.4) +
    brush.solid('M-42 -6C-40 -42 40 -42 42 -6Q0 12 -42 -6Z', palette.metal, { relief: 2 }) +
    brush.solid(facing('0 -52, 20 -46, 24 -28, 0 -22'), shaded(shell, 0.1), { relief: 2 }) +
    brush.solid(ellipse(0, -78, 23), ['#fff0a0', '#ff9a2a', '#d6301a'], { relief: 3 }) +
    brush.glow(0, -78, 44, palette.glow, 0.6) +
    brush.solid(facetted('0 -18, 9 -6, 0 6'), palette.accent, { relief: 1, edge: 2 })
  )
}

/** The wakeful eye of the Nile. */
export const wakefulEye: Subject = (brush, palette) =>
  brush.solid(facetted('0 -92, 104 84'), ['#ffe59a', '#e0a848', '#9a5a1c'], { relief: 3, edge: 4 }) +
  brush.line(
    'M-26 -46H26M-52 0H-38M52 0H38M-78 44H-30M78 44H30M-14 -20V-46M14 -20V-46M-60 44V84M60 44V84M-10 66V84',
    '#9a5a1c',
    2.6,
    0.7,
  ) +
  brush.glow(0, 22, 84, palette.glow, 0.9) +
  brush.solid('M-66 24Q0 -34 66 24Q0 66 -66 24Z', '#ffffff', { relief: 1, edge: 6, ink: '#14233f' }) +
  brush.solid(ellipse(0, 20, 25), palette.main, { relief: 2 }) +
  brush.flat(ellipse(0, 20, 11), '#0c0a1e') +
  brush.flat(ellipse(-7, 11, 6), '#ffffff') +
  brush.line('M-74 -6Q0 -62 74 -6M-8 54C-10 74 -26 84 -42 74C-48 66 -38 58 -34 66', '#14233f', 8)

export const thunder: Subject = (brush, palette) => {
  const bolt = 'M18 -104L-58 10H-10L-30 100L62 -24H12L40 -104Z'
  return (
    brush.glow(0, 0, 120, palette.glow, 0.9) +
    mirrored(
      Array.from({ length: 4 }, (_, i) =>
        brush.solid(
          petal(at(34, 26), at(110 - i * 12, -34 + i * 28), 13, -6),
          ['#ffffff', '#ffe9b0', palette.metal][i % 3] ?? palette.metal,
          { relief: 1, edge: 2.4, ink: '#5a3a0c' },
        ),
      ).join(''),
    ) +
    brush.solid(bolt, ['#ffffff', '#ffe14a', '#ff9a1a'], { relief: 3, edge: 7, ink: shaded(palette.main, 0.5) }) +
    brush.shine(6, -58, 20) +
    brush.shine(-20, 56, 12)
  )
}

export const trident: Subject = (brush, palette) =>
  brush.glow(0, -20, 110, palette.glow, 0.7) +
  brush.solid(box(-7, -30, 14, 134, 6), palette.metal, { relief: 2 }) +
  brush.solid('M0 -108L17 -62L9 -66V-16H-9V-66L-17 -62Z', palette.metal, { relief: 2 }) +
  mirrored(
    brush.solid('M6 -4C52 -4 54 -34 48 -66L36 -60L58 -102L76 -56L64 -62C72 -20 58 18 6 18Z', palette.metal, {
      relief: 2,
    }),
  ) +
  brush.solid(ellipse(0, 8, 21), palette.accent, { relief: 3 }) +
  brush.solid(box(-13, 40, 26, 11, 4) + box(-13, 62, 26, 11, 4), palette.accent, { relief: 2, edge: 2.4 }) +
  brush.shine(-8, -2, 14) +
  mirrored(brush.line('M30 60C60 50 74 66 70 82C62 94 48 84 56 74', lit(palette.accent, 0.5), 6))

export const pearlShell: Subject = (brush, palette) => {
  const fan = (flip: number) =>
    Array.from({ length: 9 }, (_, i) =>
      brush.solid(sector(0, 0, 92, 0, -72 + i * 16, -56 + i * 16), i % 2 ? palette.accent : lit(palette.accent, 0.3), {
        relief: 2,
        edge: 2,
      }),
    )
      .join('')
      .replace(/^/, flip < 0 ? '<g transform="scale(1 -.5)">' : '<g>') + '</g>'
  return (
    placed({ x: 0, y: 22 }, fan(1)) +
    brush.flat(ellipse(0, 18, 66, 24), shaded(palette.accent, 0.6)) +
    brush.glow(0, 4, 70, '#ffffff', 0.9) +
    placed({ x: 0, y: 26 }, fan(-1)) +
    brush.solid(ellipse(0, 4, 36), ['#ffffff', '#f6ecff', '#c2b0e6'], { relief: 3 }) +
    brush.glow(-8, -6, 18, '#ffd6f0', 0.9) +
    brush.flat(ellipse(-12, -10, 8, 6), '#ffffff') +
    brush.shine(24, -16, 18)
  )
}

export const cactus: Subject = (brush, palette) => {
  const arm = (d: string) =>
    brush.line(d, '#0c3a1e', 36) + brush.line(d, '#2f9e4a', 28) + brush.line(d, '#7fe06a', 6, 0.7)
  return (
    brush.solid(ellipse(0, 86, 80, 18), '#d98a3a', { relief: 2 }) +
    arm('M-28 34C-66 34 -66 6 -64 -18') +
    arm('M28 14C68 14 68 -14 66 -38') +
    brush.solid(box(-34, -88, 68, 172, 34), ['#8fe86a', '#2f9e4a', '#10532a'], { relief: 3, edge: 4 }) +
    [-16, 0, 16].map((x) => brush.line(`M${x} -76V76`, '#10532a', 2.4, 0.5)).join('') +
    [-90, -74, -106]
      .map((turn, i) =>
        brush.solid(
          petal(at(0, -84), polar(at(0, -84), 36, turn + 90), 10),
          [palette.main, lit(palette.main, 0.3), palette.accent][i] ?? palette.main,
          { relief: 1, edge: 2 },
        ),
      )
      .join('') +
    mirrored(brush.flat(ellipse(13, -34, 6, 8), '#0c2412') + brush.flat(ellipse(11, -37, 2.4), '#ffffff')) +
    brush.line('M-10 -16Q0 -6 10 -16', '#0c2412', 4)
  )
}

export const mapScroll: Subject = (brush, palette) =>
  brush.solid(
    'M-84 -62C-60 -76 -30 -50 0 -62C30 -74 60 -52 84 -64V62C60 74 30 50 0 62C-30 74 -60 54 -84 66Z',
    ['#fff2cc', '#f0d498', '#c79a58'],
    { relief: 3, edge: 4 },
  ) +
  brush
    .line('M-62 30C-40 10 -30 40 -8 20C14 0 -6 -20 20 -30C40 -38 46 -16 56 -30', '#9a4a1c', 5)
    .replace('stroke-linecap', 'stroke-dasharray="10 9" stroke-linecap') +
  brush.line('M48 -44L66 -22M66 -44L48 -22', '#d6202c', 8) +
  brush.solid(closed([at(-60, -14), at(-44, -42), at(-28, -14)]), '#5fae4a', { relief: 1, edge: 2 }) +
  placed({ x: 18, y: 36, scale: 0.34 }, brush.solid(star(0, 0, 62, 16, 4), palette.metal, { relief: 1, edge: 5 })) +
  coin(brush, -70, 66, 20, '#ffc42e') +
  coin(brush, -36, 78, 18, '#ffc42e', 1) +
  placed(
    { x: 70, y: 64, scale: 0.34 },
    stone(brush, palette.accent, [
      [0, -52],
      [52, -52],
      [86, -14],
      [0, 84],
    ]),
  )
