import { at, box, closed, ellipse, petal, polygon, ring, sector, star } from '../kit/shapes.ts'

const wave = (y: number) =>
  `M-19 ${y}C-14 ${y - 8} -10 ${y - 8} -6.5 ${y}S3 ${y + 8} 6.5 ${y}S15 ${y - 8} 19 ${y}V${y + 5}C15 ${y - 3} 10 ${y - 3} 6.5 ${y + 5}S-3 ${y + 13} -6.5 ${y + 5}S-15 ${y - 3} -19 ${y + 5}Z`

/** Emblems of crests, flat, in a box from -20 to 20. */
export const emblems = {
  anchor: `${ring(0, -15, 5, 2.5)}M-2 -11H2V-6H9V-2H2V13C8 12 12 8 13 3L10 4L14 -4L19 3L16.500 3C15 13 8 18 0 20C-8 18 -15 13 -16.500 3L-19 3L-14 -4L-10 4L-13 3C-12 8 -8 12 -2 13V-2H-9V-6H-2Z`,
  bird: 'M0 -6C6 -16 14 -18 20 -17C17 -12 18 -8 15 -4C13 0 8 3 5 4L8 16L0 11L-8 16L-5 4C-8 3 -13 0 -15 -4C-18 -8 -17 -12 -20 -17C-14 -18 -6 -16 0 -6Z',
  bolt: 'M4 -20L-12 4H-2L-6 20L13 -5H3L8 -20Z',
  waves: [-13, -1, 11].map(wave).join(''),
  bridge: `${box(-20, 2, 40, 5)}${box(-13, -18, 5, 36)}${box(8, -18, 5, 36)}M-20 2Q-14 -8 -11 -16H-9Q0 4 0 4Q0 4 9 -16H11Q14 -8 20 2Z`,
  wheel: `${ring(0, 0, 15, 10)}${[0, 45, 90, 135]
    .map((turn) => {
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      return closed([
        at(-20 * c - 1.6 * s, -20 * s + 1.6 * c),
        at(20 * c - 1.6 * s, 20 * s + 1.6 * c),
        at(20 * c + 1.6 * s, 20 * s - 1.6 * c),
        at(-20 * c + 1.6 * s, -20 * s - 1.6 * c),
      ])
    })
    .join('')}${ellipse(0, 0, 4.5)}`,
  spire: closed([
    at(0, -20),
    at(4, -8),
    at(8, -4),
    at(8, 2),
    at(13, 6),
    at(13, 18),
    at(-13, 18),
    at(-13, 6),
    at(-8, 2),
    at(-8, -4),
    at(-4, -8),
  ]),
  elephant:
    'M-4 -15C6 -18 12 -12 12 -4C18 -6 20 4 15 9C12 11 10 8 10 4C8 8 6 10 4 11V17C4 20 -1 20 -3 18C-5 16 -3 14 -2 15L-2 10C-6 10 -9 8 -10 4C-12 10 -18 8 -18 0C-18 -8 -12 -12 -8 -10C-8 -12 -6 -14 -4 -15Z',
  compass: `${star(0, 0, 20, 5, 4)}${star(0, 0, 11, 4, 4, 45)}`,
  bull: 'M-20 -14C-18 -6 -12 -4 -8 -6C-4 -8 4 -8 8 -6C12 -4 18 -6 20 -14C21 -4 16 2 10 2L8 10C8 16 4 18 0 18C-4 18 -8 16 -8 10L-10 2C-16 2 -21 -4 -20 -14Z',
  pearl: `${ellipse(0, -5, 9)}${sector(0, 8, 20, 13, 100, 260)}`,
  horse: 'M-8 20C-12 8 -8 -4 -2 -12L-4 -18L3 -14C10 -13 15 -4 17 3C17 6 13 8 10 6L5 4C2 8 4 14 8 20Z',
  wolf: closed([
    at(-16, -19),
    at(-7, -10),
    at(7, -10),
    at(16, -19),
    at(17, 0),
    at(9, 6),
    at(5, 16),
    at(0, 19),
    at(-5, 16),
    at(-9, 6),
    at(-17, 0),
  ]),
  circuit: `${polygon(0, 0, 19, 6)}${polygon(0, 0, 13, 6)}${polygon(0, 0, 7, 6)}`,
  gem: closed([at(-10, -14), at(10, -14), at(19, -3), at(0, 19), at(-19, -3)]),
  moon: 'M6 -19C-8 -19 -18 -9 -18 2C-18 12 -9 20 3 20C9 20 14 17 17 13C6 14 -3 6 -3 -4C-3 -11 1 -16 6 -19Z',
  claws: [-11, 0, 11].map((x) => petal(at(x + 5, -19), at(x - 5, 19), 4, 2)).join(''),
  rings: `${ring(0, 0, 20, 16.5)}${ring(0, 0, 12, 8.5)}${ellipse(0, 0, 4)}`,
} as const

export type EmblemName = keyof typeof emblems
