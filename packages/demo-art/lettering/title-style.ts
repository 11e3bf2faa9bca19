import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { dropShadow, relief } from '../kit/relief.ts'
import { linear } from '../kit/sheet.ts'
import type { TitleShape } from './title.ts'

/** Finish of the lettering. */
export type TitleStyle = 'gold' | 'block' | 'chrome' | 'neon' | 'sticker' | 'carved' | 'frosted' | 'hot'

export interface TitleColours {
  /** The letters' main colour and the colour around them. */
  face: string
  edge: string
  metal: string
}

type Draw = (brush: Brush, shape: TitleShape, colours: TitleColours) => string

const stroke = (path: string, colour: string, width: number, shift = 0) =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${shift ? ` transform="translate(0 ${shift})"` : ''}/>`

/** Draws the visible side of raised letters: the letters shifted down by a few pixels. */
const depth = (path: string, colour: string, width: number, pixels: number) =>
  Array.from({ length: pixels }, (_, i) => stroke(path, colour, width, pixels - i)).join('')

const faceOf = (brush: Brush, path: string, stops: [number, string][], shade: string) =>
  `<path d="${path}" fill="${linear(
    brush.sheet,
    stops.map(([at, colour]) => ({ at, colour })),
  )}" filter="${relief(brush.sheet, 1, shade)}"/>`

const metalStops = (metal: string): [number, string][] => [
  [0, lit(metal, 0.75)],
  [0.42, metal],
  [0.52, shaded(metal, 0.3)],
  [0.6, lit(metal, 0.35)],
  [1, shaded(metal, 0.16)],
]

const styles: Readonly<Record<TitleStyle, Draw>> = {
  gold: (brush, { path }, { edge, metal }) =>
    depth(path, shaded(edge, 0.55), 9, 5) +
    stroke(path, edge, 7) +
    stroke(path, shaded(metal, 0.6), 3) +
    faceOf(brush, path, metalStops(metal), shaded(metal, 0.6)),
  block: (brush, { path }, { face, edge }) =>
    depth(path, shaded(edge, 0.5), 8, 6) +
    stroke(path, edge, 6) +
    faceOf(
      brush,
      path,
      [
        [0, '#ffffff'],
        [0.48, lit(face, 0.55)],
        [0.5, face],
        [1, lit(face, 0.2)],
      ],
      shaded(face, 0.5),
    ),
  chrome: (brush, { path }, { edge, face }) =>
    depth(path, shaded(edge, 0.6), 8, 4) +
    stroke(path, lit(face, 0.3), 6) +
    stroke(path, shaded(edge, 0.6), 3) +
    faceOf(
      brush,
      path,
      [
        [0, '#ffffff'],
        [0.45, '#cfdbea'],
        [0.5, '#5f7391'],
        [0.62, '#b8c8dc'],
        [1, '#f6faff'],
      ],
      '#2a3854',
    ),
  neon: (brush, { path }, { face, edge }) =>
    `<g filter="${dropShadow(brush.sheet, 0.01, face, 1)}">${stroke(path, shaded(edge, 0.7), 8)}</g>` +
    `<path d="${path}" fill="none" stroke="${face}" stroke-width="5" stroke-linejoin="round" opacity=".55"/>` +
    faceOf(
      brush,
      path,
      [
        [0, '#ffffff'],
        [0.5, lit(face, 0.7)],
        [1, lit(face, 0.25)],
      ],
      face,
    ),
  sticker: (brush, { path }, { face, edge }) =>
    `<g filter="${dropShadow(brush.sheet, 3, '#140824', 0.6)}">${stroke(path, '#ffffff', 10)}</g>` +
    stroke(path, shaded(edge, 0.35), 4) +
    faceOf(
      brush,
      path,
      [
        [0, lit(face, 0.45)],
        [0.5, face],
        [1, shaded(face, 0.18)],
      ],
      shaded(face, 0.5),
    ),
  carved: (brush, { path }, { face, edge, metal }) =>
    depth(path, shaded(edge, 0.7), 9, 4) +
    stroke(path, shaded(edge, 0.7), 6) +
    stroke(path, metal, 1.6) +
    faceOf(
      brush,
      path,
      [
        [0, '#fffdf2'],
        [0.55, lit(face, 0.78)],
        [1, lit(metal, 0.35)],
      ],
      shaded(metal, 0.5),
    ),
  frosted: (brush, { path }, { edge, face }) =>
    depth(path, shaded(edge, 0.6), 8, 5) +
    stroke(path, shaded(edge, 0.2), 5) +
    faceOf(
      brush,
      path,
      [
        [0, '#ffffff'],
        [0.36, '#ffffff'],
        [0.42, lit(face, 0.6)],
        [1, face],
      ],
      shaded(face, 0.5),
    ),
  hot: (brush, { path }, { edge }) =>
    depth(path, '#3d0503', 9, 5) +
    stroke(path, shaded(edge, 0.5), 7) +
    stroke(path, '#6b0a04', 3) +
    faceOf(
      brush,
      path,
      [
        [0, '#fff9c9'],
        [0.4, '#ffd23e'],
        [0.75, '#ff7a1a'],
        [1, '#e22b12'],
      ],
      '#8c1206',
    ),
}

export const drawTitle = (brush: Brush, style: TitleStyle, shape: TitleShape, colours: TitleColours): string =>
  styles[style](brush, shape, colours)
