import { disc, draw, lettering, path } from '../../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../../quick-pick/art/drawing.ts'
import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { bigRoadOf } from '../../maths/roads/big-road.ts'
import type { RoadCoup } from '../../maths/roads/big-road.ts'
import { derivedRoad, runsOf } from '../../maths/roads/derived-roads.ts'
import type { DerivedRoad, Mark } from '../../maths/roads/derived-roads.ts'
import { placeColumns } from '../../maths/roads/place-columns.ts'
import type { PlacedBead } from '../../maths/roads/place-columns.ts'

const ROWS = 6
const CELL = 10
const COLOURS = { player: '#4d8dff', banker: '#ff4d63', tie: '#2fbf71', red: '#ff4d63', blue: '#4d8dff' }

export interface RoadTexts {
  /** One-letter labels for the bead road. */
  letters: Record<RoadCoup['winner'], string>
  names: Record<'bead' | 'big' | DerivedRoad, string>
}

interface RoadPicture {
  name: 'bead' | 'big' | DerivedRoad
  /** Number of visible columns: the latest ones. */
  columns: number
  marks: PlacedBead<Drawing>[]
}

/** Renders all five roads of a shoe. */
export function roadPictures(
  coups: readonly RoadCoup[],
  texts: RoadTexts,
  columns: { bead: number; big: number; derived: number },
): HTMLElement[] {
  const big = bigRoadOf(coups)
  const derived = (name: DerivedRoad, drawMark: (mark: Mark) => Drawing): RoadPicture => ({
    name,
    columns: columns.derived,
    marks: placeColumns(runsOf(derivedRoad(big, name)), ROWS).map((placed) => ({
      ...placed,
      value: drawMark(placed.value),
    })),
  })
  const pictures: RoadPicture[] = [
    { name: 'bead', columns: columns.bead, marks: beads(coups, texts) },
    {
      name: 'big',
      columns: columns.big,
      marks: placeColumns(big.columns, ROWS).map((placed) => ({ ...placed, value: bigMark(placed.value) })),
    },
    derived('bigEye', (mark) => disc(3, 'none', { stroke: COLOURS[mark], 'stroke-width': 1.8 })),
    derived('small', (mark) => disc(3.6, COLOURS[mark])),
    derived('cockroach', (mark) =>
      path('M-3.200 3.200L3.200-3.200', { stroke: COLOURS[mark], 'stroke-width': 2, 'stroke-linecap': 'round' }),
    ),
  ]
  return pictures.map((picture) => roadElement(picture, texts.names[picture.name]))
}

function beads(coups: readonly RoadCoup[], texts: RoadTexts): PlacedBead<Drawing>[] {
  return coups.map((coup, index) => ({
    column: Math.floor(index / ROWS),
    row: index % ROWS,
    value: draw(
      'g',
      {},
      disc(4.4, COLOURS[coup.winner]),
      lettering(texts.letters[coup.winner], 5.4, '#fff'),
      ...pairDots(coup),
    ),
  }))
}

const pairDots = ({ bankerPair, playerPair }: Pick<RoadCoup, 'bankerPair' | 'playerPair'>): Drawing[] => [
  ...(bankerPair ? [disc(1.5, COLOURS.banker, { cx: -3.4, cy: -3.4, stroke: '#fff', 'stroke-width': 0.5 })] : []),
  ...(playerPair ? [disc(1.5, COLOURS.player, { cx: 3.4, cy: 3.4, stroke: '#fff', 'stroke-width': 0.5 })] : []),
]

function bigMark(entry: ReturnType<typeof bigRoadOf>['columns'][number][number]): Drawing {
  const { side, ties } = entry
  return draw(
    'g',
    {},
    disc(3.6, 'none', { stroke: COLOURS[side], 'stroke-width': 1.9 }),
    ...(ties > 0 ? [path('M-3.600 3.600L3.600-3.600', { stroke: COLOURS.tie, 'stroke-width': 1.6 })] : []),
    ...(ties > 1 ? [lettering(String(ties), 5, COLOURS.tie)] : []),
    ...pairDots(entry),
  )
}

function roadElement({ name, columns, marks }: RoadPicture, label: string): HTMLElement {
  const last = marks.reduce((max, { column }) => Math.max(max, column), -1)
  const first = Math.max(0, last + 2 - columns)
  const [width, height] = [columns * CELL, ROWS * CELL]
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * CELL} 0V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${width}`),
  ]
  const seen = marks.filter(({ column }) => column >= first)
  const svg = draw(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMinYMin meet', role: 'img', 'aria-label': label },
    path(lines.join(''), { class: 'road-lines', fill: 'none' }),
    ...seen.map(({ column, row, value }) =>
      draw('g', { transform: `translate(${(column - first + 0.5) * CELL} ${(row + 0.5) * CELL})` }, value),
    ),
  )
  return element('div', { class: `road road-${name}` }, elementsOf(svg))
}
