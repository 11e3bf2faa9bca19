import { mirrored, placed } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polygon, ring, star } from '../kit/shapes.ts'
import { fang, fierceEyes, roundEyes } from './features.ts'
import type { Subject } from './subject.ts'

export const shark: Subject = (brush, palette) => {
  const skin = ['#c9dcf2', '#5f86b8', '#2a4674']
  const teeth = (y: number, length: number) =>
    [-46, -31, -15, 0, 15, 31, 46]
      .map((x) => fang(brush, x, y + Math.abs(x) * 0.16, length - Math.abs(x) * 0.1, 7))
      .join('')
  return (
    mirrored(brush.solid(petal(at(40, 26), at(112, 66), 24, 10), skin, { relief: 2 })) +
    brush.solid(petal(at(0, -50), at(14, -110), 20, -6), skin, { relief: 2 }) +
    brush.solid(facing('0 -84, 40 -70, 70 -24, 72 24, 52 70, 0 88'), skin, { relief: 3, edge: 4 }) +
    brush.solid(facing('0 0, 46 2, 64 24, 46 74, 0 84'), ['#f8fbff', '#e2ebf8', '#a9bcd8'], { relief: 1, edge: 0 }) +
    brush.solid(facing('0 6, 44 12, 56 26, 40 62, 0 74'), ['#5a0712', '#a3172a'], { relief: 0, edge: 3 }) +
    brush.flat(ellipse(0, 62, 24, 12), '#ff7a86') +
    teeth(8, 20) +
    [-30, -15, 0, 15, 30].map((x) => fang(brush, x, 74 - Math.abs(x) * 0.3, -14, 6)).join('') +
    fierceEyes(brush, { x: 38, y: -20, size: 17, iris: palette.metal }) +
    mirrored(brush.flat(ellipse(10, -26, 4, 3), '#1c2c4a') + brush.line('M62 40l8 -4M62 50l8 -4', '#2a4674', 3)) +
    brush.gloss(-12, -64, 24, 10, 0.5)
  )
}

export const turtle: Subject = (brush, palette) => {
  const skin = ['#c9f08a', '#5fae4a', '#2a6b34']
  const shell = ellipse(0, 14, 70, 62)
  const plates = [
    polygon(0, 14, 29, 6),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      polygon(Math.sin((turn * Math.PI) / 180) * 52, 14 - Math.cos((turn * Math.PI) / 180) * 46, 25, 6),
    ),
  ]
  return (
    mirrored(
      brush.solid(petal(at(44, -16), at(108, -50), 21, 8), skin, { relief: 2 }) +
        brush.solid(petal(at(44, 48), at(92, 88), 19, -6), skin, { relief: 2 }),
    ) +
    brush.solid(petal(at(0, 70), at(0, 102), 10), skin, { relief: 1 }) +
    brush.solid(facing('0 -106, 28 -98, 36 -68, 22 -44, 0 -40'), skin, { relief: 3, edge: 4 }) +
    mirrored(brush.flat(ellipse(17, -78, 8, 10), '#14240c') + brush.flat(ellipse(15, -82, 3.4), '#ffffff')) +
    brush.line('M-12 -62Q0 -54 12 -62', '#2a6b34', 4) +
    brush.solid(shell, palette.main, { relief: 3, edge: 4 }) +
    brush.within(
      shell,
      plates
        .map((plate, i) => brush.solid(plate, i ? lit(palette.main, 0.12) : palette.accent, { relief: 2, edge: 2.6 }))
        .join(''),
    ) +
    brush.gloss(-20, -18, 26, 14, 0.5)
  )
}

export const crab: Subject = (brush, palette) => {
  const shell = ['#ffb08a', '#f2502c', '#9a1a12']
  const claw =
    brush.line('M46 6C70 0 76 -14 74 -28', '#7a140c', 19) +
    brush.line('M46 6C70 0 76 -14 74 -28', '#f2502c', 13) +
    brush.solid(
      'M58 -34C40 -62 56 -96 84 -98C78 -84 80 -76 86 -68C92 -78 100 -82 108 -80C114 -50 90 -22 58 -34Z',
      shell,
      { relief: 3, edge: 4 },
    )
  return (
    mirrored(
      [
        [50, 34, 92, 28, 104, 52],
        [46, 46, 82, 52, 88, 78],
        [38, 56, 62, 72, 62, 96],
      ]
        .map(
          ([a, b, c, d, e, f]) =>
            brush.line(`M${a} ${b}Q${c} ${d} ${e} ${f}`, '#7a140c', 13) +
            brush.line(`M${a} ${b}Q${c} ${d} ${e} ${f}`, '#f2502c', 8),
        )
        .join('') + claw,
    ) +
    brush.solid(facing('0 -18, 44 -16, 72 14, 56 54, 0 68'), shell, { relief: 3, edge: 4 }) +
    mirrored(brush.line('M20 -12V-36', '#7a140c', 11) + brush.line('M20 -12V-36', '#f2502c', 6)) +
    roundEyes(brush, { x: 20, y: -40, size: 14, iris: palette.main }) +
    brush.solid('M-26 26Q0 44 26 26Q20 48 0 49Q-20 48 -26 26Z', ['#5a0712', '#a3172a'], { relief: 0, edge: 2.4 }) +
    mirrored(brush.flat(ellipse(48, 22, 6, 5), '#ffd2b8', 0.7) + brush.flat(ellipse(38, 38, 4), '#ffd2b8', 0.7))
  )
}

export const reefFish: Subject = (brush, palette) => {
  const body = facing('0 -62, 30 -56, 58 -16, 56 24, 26 56, 0 60')
  const turned = (markup: string) => `<g transform="rotate(90)">${markup}</g>`
  return (
    placed(
      { x: -6, y: 0, turn: -6, scale: 1.1 },
      brush.solid('M52 0C74 -40 96 -44 104 -38C94 -16 94 16 104 38C96 44 74 40 52 0Z', palette.accent, { relief: 2 }) +
        brush.solid('M-10 -48C0 -92 44 -94 62 -66C54 -62 50 -44 44 -34Z', palette.accent, { relief: 2 }) +
        brush.solid('M-4 48C4 84 34 90 50 68C44 60 44 48 38 38Z', palette.accent, { relief: 2 }) +
        turned(brush.solid(body, palette.main, { relief: 3, edge: 4 })) +
        brush.within(
          'M-64 0C-60 -40 -10 -62 30 -54C60 -40 66 20 40 50C0 66 -58 46 -64 0Z',
          brush.line('M-22 -64C-6 -24 -6 24 -22 64M20 -64C38 -24 38 24 20 64', '#ffffff', 13, 0.92),
        ) +
        brush.flat(ellipse(-40, -14, 15), '#ffffff') +
        brush.flat(ellipse(-42, -13, 9), '#180a10') +
        brush.flat(ellipse(-45, -17, 3.6), '#ffffff') +
        brush.line('M-62 14Q-54 20 -46 16', shaded(palette.main, 0.6), 4) +
        brush.solid(petal(at(-2, 8), at(34, 24), 12, 3), lit(palette.accent, 0.2), { relief: 1, edge: 2.4 }),
    ) +
    [
      [-84, -40, 9],
      [-98, -64, 6],
      [-76, -74, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.line(ellipse(x, y, r), '#ffffff', 2, 0.9))
      .join('')
  )
}

export const angler: Subject = (brush, palette) =>
  brush.line('M-10 -62C-6 -104 48 -110 64 -84', shaded(palette.main, 0.5), 7) +
  brush.glow(66, -74, 44, palette.metal, 1) +
  brush.solid(ellipse(66, -74, 13), ['#ffffff', palette.metal], { relief: 2 }) +
  mirrored(brush.solid(petal(at(56, 10), at(112, -8), 22, 8), palette.accent, { relief: 2 })) +
  brush.solid(facing('0 -72, 50 -60, 78 -6, 66 54, 0 84'), palette.main, { relief: 3, edge: 4 }) +
  brush.solid(facing('0 4, 50 -2, 60 14, 44 58, 0 70'), ['#2a0410', '#7a1020'], { relief: 0, edge: 3 }) +
  [-44, -28, -10, 10, 28, 44].map((x, i) => fang(brush, x, 2, 22 + (i % 2) * 9, 7)).join('') +
  [-34, -14, 14, 34].map((x, i) => fang(brush, x, 68 - Math.abs(x) * 0.2, -22 - (i % 2) * 7, 7)).join('') +
  fierceEyes(brush, { x: 36, y: -30, size: 19, iris: palette.glow })

export const cannon: Subject = (brush, palette) =>
  brush.glow(0, -96, 50, palette.glow, 1) +
  brush.solid(
    closed([at(-26, -80), at(26, -80), at(38, 26), at(-38, 26)]),
    ['#ffffff', palette.main, shaded(palette.main, 0.4)],
    { relief: 3, edge: 4 },
  ) +
  brush.solid(box(-34, -94, 68, 19, 8), palette.metal, { relief: 2 }) +
  brush.flat(ellipse(0, -88, 20, 5), '#1a0d22') +
  brush.solid(box(-38, -40, 76, 14, 6) + box(-44, -4, 88, 14, 6), palette.metal, { relief: 2 }) +
  brush.solid(ellipse(0, 42, 66, 44), shaded(palette.main, 0.15), { relief: 3, edge: 4 }) +
  brush.solid(ring(0, 42, 33, 22), palette.metal, { relief: 2 }) +
  brush.solid(star(0, 42, 18, 8), palette.accent, { relief: 2, edge: 2 }) +
  mirrored(
    brush.solid(ellipse(56, 66, 24), ['#8a94ae', '#3f4860'], { relief: 2 }) +
      brush.solid(ellipse(56, 66, 9), palette.accent, { relief: 2, edge: 2 }),
  ) +
  brush.shine(-14, -60, 14)

export const mermaidTail: Subject = (brush, palette) => {
  const tail = 'M-30 96C-50 50 -40 10 -16 -22C-10 -34 -8 -42 -6 -50L8 -50C10 -40 14 -30 20 -18C40 20 40 60 24 96Z'
  return (
    brush.glow(0, 0, 110, palette.glow, 0.6) +
    mirrored(
      brush.solid('M0 -44C10 -84 50 -108 96 -100C84 -84 84 -64 62 -48C44 -36 20 -32 0 -36Z', palette.accent, {
        relief: 3,
        edge: 4,
      }) + brush.line('M10 -46C26 -70 52 -88 82 -92M12 -42C32 -56 54 -64 72 -66', lit(palette.accent, 0.6), 3),
    ) +
    brush.solid(tail, palette.main, { relief: 3, edge: 4 }) +
    brush.within(
      tail,
      Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 8 }, (_, i) =>
          brush.line(`M${-64 + i * 16 + (row % 2) * 8} ${-36 + row * 15}a8 9 0 0 0 16 0`, lit(palette.main, 0.55), 2),
        ).join(''),
      ).join(''),
    ) +
    brush.solid('M-100 98Q-60 66 -30 88T30 86T100 98Q0 124 -100 98Z', ['#ffffff', '#8fe0ff', '#2f9ad6'], {
      relief: 2,
      edge: 2,
    }) +
    brush.shine(30, 0, 14) +
    brush.shine(-54, -72, 14)
  )
}
