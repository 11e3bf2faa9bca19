import { at, box, closed, ellipse, petal, polygon, ring, sector, star } from '../kit/shapes.ts'

/** A vendor's mark: a flat shape in a box from -12 to 12, and its colour. */
export interface Mark {
  colour: string
  path: string
}

const wave = 'M-11 2Q-7 -5 -3.500 2T4 2T11.500 2V7Q8 0 4 7T-3.500 7T-11 7Z'
/** Draws a shape once for each angle, in degrees. */
const turned = (path: (turn: number) => string, ...turns: number[]) => turns.map((turn) => path(turn)).join('')
/** A leaf from the centre outwards. `reach` is its length, `belly` its half width. */
const leaf = (turn: number, reach = 11, belly = 4) => {
  const angle = ((turn - 90) * Math.PI) / 180
  return petal(at(0, 0), at(Math.cos(angle) * reach, Math.sin(angle) * reach), belly)
}

const marks: Readonly<Record<string, Mark>> = {
  ANS: { colour: '#36e0c8', path: star(0, 0, 12, 3.2, 4) + star(0, 0, 6.5, 2.6, 4, 45) },
  JL: {
    colour: '#1fb86a',
    path: `${box(-5, -11, 10, 3, 1)}M-8 -6H8Q10 0 8 6H-8Q-10 0 -8 -6Z${box(-5, 7.5, 10, 3, 1)}`,
  },
  KBR: {
    colour: '#f2b01f',
    path: closed([at(-11, -6), at(-5, 0), at(0, -10), at(5, 0), at(11, -6), at(8, 8), at(-8, 8)]),
  },
  SLN: { colour: '#e0458f', path: turned(leaf, 0, 72, 144, 216, 288) },
  PXE: {
    colour: '#ff6a2a',
    path: `${box(-3, -11, 6, 5)}${box(-8, -6, 11, 5)}${box(-10, -1, 16, 6)}${box(-7, 5, 14, 6)}`,
  },
  MNV: {
    colour: '#3f9cf2',
    path: `${ellipse(-4, -2, 6.5)}${ellipse(4, -3, 7.5)}${box(-10, -2, 21, 7, 3.5)}M-5 7L-7 12H-5L-3 7ZM1 7L-1 12H1L3 7ZM7 7L5 12H7L9 7Z`,
  },
  GLD: {
    colour: '#ffc42e',
    path: `${ellipse(0, 4, 7, 6)}${ellipse(-8, -3, 3, 4)}${ellipse(8, -3, 3, 4)}${ellipse(-3.2, -8, 3, 4)}${ellipse(3.2, -8, 3, 4)}`,
  },
  TDW: { colour: '#12a8c9', path: `${ring(0, 0, 12, 9)}${wave}` },
  CRB: { colour: '#ff7a5c', path: `${wave}M0 -11L3 -4H-3ZM-7 -8L-4 -3H-8ZM7 -8L8 -3H4Z` },
  SLV: { colour: '#b8c6de', path: 'M-11 -1.500H-4L-1 -10L3 10L6 -1.500H11V1.500H8L3 14L-1 -2L-2.500 1.500H-11Z' },
  MRQ: { colour: '#c9283e', path: `M-11 -9H11V-2L7 4L3.500 -1L0 4L-3.500 -1L-7 4L-11 -2Z${box(-11, 7, 22, 3, 1.5)}` },
  OPL: { colour: '#b07aff', path: polygon(0, 0, 12, 6) },
  BYD: {
    colour: '#2f9e5a',
    path: 'M0 11C-3.500 7 -11 2 -11 -4C-11 -11 -2.500 -12 0 -5.500C2.500 -12 11 -11 11 -4C11 2 3.500 7 0 11Z',
  },
  RVN: { colour: '#5a5a8a', path: 'M-8 11V5L-5 2V-4H-9V-11H-5V-8H-2V-11H2V-8H5V-11H9V-4H5V2L8 5V11Z' },
  BTI: {
    colour: '#1f8cf2',
    path: `${box(-10, -3, 4.5, 13, 1)}${box(-2.2, -10, 4.5, 20, 1)}${box(5.5, -6, 4.5, 16, 1)}`,
  },
  HZN: { colour: '#35b54a', path: `${sector(0, 3, 9, 0, -90, 90)}${box(-12, 5, 24, 2.6, 1)}${box(-8, 9, 16, 2.6, 1)}` },
  TF: { colour: '#e83a5a', path: 'M-11 -10H11V-5H3V11H-3V-5H-11ZM7 -1H11V4H7Z' },
  DS88: { colour: '#e0342a', path: `${leaf(-28, 13, 3.5)}${leaf(28, 13, 3.5)}${ellipse(0, 6, 4.5)}` },
  ANTE: { colour: '#7c5cff', path: `${polygon(0, 0, 12, 4)}${box(-3, -3, 6, 6)}` },
  TCG_LOTTO_VN: { colour: '#d6202c', path: turned(leaf, -60, -30, 0, 30, 60) + box(-9, 4, 18, 3, 1.5) },
  TCG_SEA: { colour: '#0fa8a0', path: `${ellipse(-5, 3, 6)}${ellipse(6, 4, 5)}${ellipse(1, -6, 5.5)}` },
  LOTT: { colour: '#f24a6a', path: `${ring(0, 0, 12, 7.5)}${ellipse(0, 0, 4.5)}` },
  ELOTT: { colour: '#ff8a1f', path: `${polygon(0, 0, 12, 8, 22.5)}${star(0, 0, 5, 2.2)}` },
}

export function markOf(code: string): Mark {
  const mark = marks[code]
  if (!mark) throw new Error(`the vendor ${code} has no mark`)
  return mark
}
