import { mirrored } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, box, closed, ellipse, facing, petal, polygon } from '../kit/shapes.ts'
import { bow, fang, fierceEyes, horn } from './features.ts'
import type { Subject } from './subject.ts'

const skin = ['#ffd9a8', '#e8a868', '#b06a38']

export const pharaoh: Subject = (brush, palette) => {
  const gold = '#ffc83a'
  const cloth = palette.main
  const hood = facing('0 -98, 46 -88, 78 -44, 88 20, 98 78, 56 96, 44 60, 0 64')
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `M-110 ${-84 + i * 22}Q0 ${-118 + i * 22} 110 ${-84 + i * 22}`,
  ).join('')
  return (
    brush.solid(hood, gold, { relief: 3, edge: 4 }) +
    brush.within(hood, brush.line(stripes, cloth, 10, 0.95)) +
    brush.line(hood, shaded(gold, 0.62), 3) +
    brush.solid(facing('0 -62, 34 -58, 46 -20, 42 22, 24 50, 0 60'), ['#ffe08a', '#f0ac3a', '#b8701c'], {
      relief: 3,
      edge: 3,
    }) +
    brush.solid(box(-11, 54, 22, 44, 8), cloth, { relief: 2 }) +
    brush.line('M-11 66H11M-11 76H11M-11 86H11', gold, 3) +
    mirrored(
      brush.flat('M6 -16Q22 -30 38 -16Q24 -8 6 -16Z', '#ffffff') +
        brush.flat(ellipse(22, -17, 6, 6.4), '#1a1026') +
        brush.line('M5 -15Q22 -32 40 -16L50 -12M12 -12Q24 -6 36 -14M6 -28Q22 -42 40 -28', '#1c1440', 4),
    ) +
    brush.line('M0 -10V18M-8 20Q0 26 8 20', '#9a5a18', 3) +
    brush.solid('M-14 36Q0 28 14 36Q0 46 -14 36Z', '#c2542a', { edge: 1.4, relief: 1 }) +
    brush.solid('M-46 -54Q0 -76 46 -54L44 -66Q0 -90 -44 -66Z', gold, { relief: 2 }) +
    brush.solid('M0 -60C-12 -70 -16 -94 -6 -106C0 -112 8 -108 8 -98C8 -90 0 -88 2 -78Q4 -68 0 -60Z', cloth, {
      relief: 2,
    }) +
    brush.solid(polygon(0, -64, 9, 4), '#e0203a', { relief: 1, edge: 2 })
  )
}

export const viking: Subject = (brush, palette) => {
  const beard = '#d9762a'
  return (
    mirrored(horn(brush, bow([44, -44], [104, -42], [98, -108]), 17, '#f6e6c2')) +
    brush.solid(facing('0 -26, 44 -22, 62 20, 52 64, 22 92, 0 108'), beard, { relief: 3, edge: 4 }) +
    mirrored(brush.line('M44 26q-10 22 -18 44M24 44q-4 20 -10 40M56 10q-2 12 -8 22', shaded(beard, 0.35), 3, 0.8)) +
    brush.solid(facing('0 -40, 40 -36, 44 0, 34 26, 0 30'), skin, { relief: 2, edge: 2 }) +
    fierceEyes(brush, { x: 22, y: -8, size: 13, iris: '#7ad0ff' }) +
    brush.solid(facing('0 -4, 8 2, 14 16, 0 22'), skin, { relief: 2, edge: 1.4 }) +
    brush.solid('M0 24C14 16 34 22 50 44C34 44 14 42 0 34C-14 42 -34 44 -50 44C-34 22 -14 16 0 24Z', lit(beard, 0.2), {
      relief: 2,
    }) +
    brush.solid(
      'M-58 -24C-58 -80 -30 -98 0 -98C30 -98 58 -80 58 -24Q0 -48 -58 -24Z',
      ['#f3f7ff', '#a9b6cc', '#5d6b86'],
      { relief: 3, edge: 4, ink: '#222a3c' },
    ) +
    brush.solid('M-60 -22Q0 -50 60 -22L58 -38Q0 -66 -58 -38Z', palette.metal, { relief: 2 }) +
    brush.solid(box(-8, -100, 16, 62, 5), palette.metal, { relief: 2 }) +
    mirrored(brush.flat(ellipse(22, -46, 3), '#5a3a08') + brush.flat(ellipse(42, -38, 3), '#5a3a08')) +
    brush.solid('M-7 -42L7 -42L5 8Q0 14 -5 8Z', ['#f3f7ff', '#8f9db6'], { relief: 2, edge: 2 })
  )
}

export const samurai: Subject = (brush, palette) => {
  const lacquer = palette.main
  return (
    mirrored(
      brush.solid(closed([at(44, -20), at(102, -6), at(106, 20), at(50, 16)]), lacquer, { relief: 2 }) +
        brush.solid(closed([at(48, 12), at(98, 24), at(96, 46), at(48, 40)]), shaded(lacquer, 0.15), { relief: 2 }) +
        brush.line('M50 -4L104 10M50 28L98 38', palette.metal, 3),
    ) +
    brush.solid(facing('0 -30, 46 -28, 50 20, 40 60, 18 82, 0 86'), ['#5a4a5e', '#2e2436', '#17101e'], {
      relief: 3,
      edge: 4,
    }) +
    fierceEyes(brush, { x: 22, y: -6, size: 15, iris: palette.glow }) +
    mirrored(brush.solid(petal(at(6, -14), at(46, -28), 7, -4), '#f6efe2', { relief: 1, edge: 1.6 })) +
    brush.solid(facing('0 8, 10 14, 30 26, 42 22, 40 56, 20 80, 0 84'), lacquer, { relief: 3 }) +
    brush.solid(facing('0 6, 11 16, 14 28, 0 32'), lit(lacquer, 0.15), { relief: 2, edge: 2 }) +
    brush.solid('M-24 44Q0 34 24 44Q22 60 0 62Q-22 60 -24 44Z', ['#1a0408', '#4a0a12'], { relief: 0, edge: 2 }) +
    mirrored([4, 11].map((x) => brush.flat(box(x - 3, 42, 6, 7, 2), '#fff4dc')).join('') + fang(brush, 19, 40, 13, 4)) +
    brush.solid('M-62 -18C-66 -70 -34 -92 0 -92C34 -92 66 -70 62 -18Q0 -44 -62 -18Z', lacquer, { relief: 3, edge: 4 }) +
    mirrored(brush.line('M14 -90Q24 -60 22 -34M34 -82Q48 -58 46 -28', shaded(lacquer, 0.45), 3)) +
    brush.line('M0 -92V-36', shaded(lacquer, 0.45), 3) +
    brush.solid('M-64 -14Q0 -44 64 -14L70 -26Q0 -58 -70 -26Z', palette.metal, { relief: 2 }) +
    mirrored(brush.solid('M6 -48C30 -52 56 -70 58 -110C44 -92 22 -86 4 -70Z', palette.metal, { relief: 2 })) +
    brush.solid(ellipse(0, -56, 15), palette.metal, { relief: 2 }) +
    brush.solid(ellipse(0, -56, 8), '#d6202c', { relief: 1, edge: 2 })
  )
}

export const spartan: Subject = (brush, palette) => {
  const bronze = ['#fff0c2', '#e0a848', '#8a5418']
  return (
    Array.from({ length: 11 }, (_, i) =>
      brush.solid(
        petal(at((i - 5) * 4, -56), at((i - 5) * 20, -112 + (i - 5) ** 2 * 2.4), 13),
        i % 2 ? lit(palette.main, 0.2) : palette.main,
        { relief: 1, edge: 2.4 },
      ),
    ).join('') +
    brush.solid(facing('0 -30, 38 -26, 38 40, 0 62'), '#1c0f12', { relief: 0 }) +
    fierceEyes(brush, { x: 22, y: -8, size: 15, iris: palette.glow }) +
    brush.solid(
      'M0 -84C44 -84 66 -54 66 -12C66 30 60 64 42 96C30 84 16 72 12 48L12 12C24 12 40 6 48 -8C40 -24 22 -26 10 -18L6 44L0 54L-6 44L-10 -18C-22 -26 -40 -24 -48 -8C-40 6 -24 12 -12 12L-12 48C-16 72 -30 84 -42 96C-60 64 -66 30 -66 -12C-66 -54 -44 -84 0 -84Z',
      bronze,
      { relief: 3, edge: 4, ink: '#3d1f08' },
    ) +
    mirrored(brush.line('M54 -30Q30 -46 10 -30M52 14Q50 52 38 76', '#8a5418', 3.4)) +
    brush.line('M0 -84V-24', '#8a5418', 4) +
    mirrored(brush.flat(ellipse(52, 34, 3), '#6b3f10') + brush.flat(ellipse(48, 56, 3), '#6b3f10'))
  )
}
