import { disc, draw, path, shade } from '../../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../../quick-pick/art/drawing.ts'

interface DealerColours {
  skin: string
  shade: string
  hair: string
  vest: readonly [string, string]
  accent: string
  hairCut: 'bun' | 'short' | 'long'
}

/** Three dealers; a table always has the same one. */
const dealers: readonly DealerColours[] = [
  {
    skin: '#e7b48f',
    shade: '#c98f6b',
    hair: '#2b1a16',
    vest: ['#8e1f3c', '#4d0f22'],
    accent: '#f0d384',
    hairCut: 'bun',
  },
  {
    skin: '#c98d63',
    shade: '#a86f48',
    hair: '#14110f',
    vest: ['#1f5a8e', '#0f2c4d'],
    accent: '#e9eef7',
    hairCut: 'short',
  },
  {
    skin: '#f1c9a5',
    shade: '#d6a57e',
    hair: '#5a2f1a',
    vest: ['#2a6a52', '#12352a'],
    accent: '#ffd7e0',
    hairCut: 'long',
  },
]

const hairBehind: Record<DealerColours['hairCut'], (colour: string) => Drawing[]> = {
  bun: (fill) => [disc(13, fill, { cx: 100, cy: 22 }), path('M70 62C66 26 134 26 130 62Z', { fill })],
  short: (fill) => [path('M72 60C70 30 130 30 128 60Z', { fill })],
  long: (fill) => [path('M68 64C62 22 138 22 132 64L138 112C126 122 74 122 62 112Z', { fill })],
}

/** From the shoulder to the hand, for the left side; the right one is mirrored. */
function arm({ skin, vest }: DealerColours, side: 'left' | 'right'): Drawing {
  const sleeve = { fill: 'none', stroke: '#f6f7fb', 'stroke-width': 19, 'stroke-linecap': 'round' }
  return draw(
    'g',
    { class: `arm arm-${side}` },
    path('M68 132L50 168', { ...sleeve, stroke: vest[0] }),
    draw(
      'g',
      { class: `forearm forearm-${side}` },
      path('M50 168L78 186', sleeve),
      path('M74 183L80 187', { ...sleeve, stroke: '#d9dde8', 'stroke-width': 20 }),
      disc(10, skin, { cx: 88, cy: 191 }),
      path('M90 184C98 184 104 188 104 191C104 195 96 198 90 197Z', { fill: skin }),
    ),
  )
}

/** The table's dealer: an upper body of plain shapes, its arms animated by the style sheet. */
export function dealerDrawing(seed: number): Drawing {
  const dealer = dealers[seed % dealers.length] ?? dealers[0]
  if (!dealer) throw new Error('There is no dealer.')
  const { skin, shade: shadow, hair, vest, accent } = dealer
  return draw(
    'svg',
    { viewBox: '0 0 200 200', class: 'dealer', 'aria-hidden': 'true' },
    draw('defs', {}, shade('linear', 'dealer-vest', ...vest), shade('linear', 'dealer-face', skin, shadow)),
    draw(
      'g',
      { class: 'dealer-body' },
      draw('g', { class: 'dealer-head' }, ...hairBehind[dealer.hairCut](hair)),
      path('M88 92H112V118H88Z', { fill: shadow }),
      path('M56 206C52 140 70 116 100 116C130 116 148 140 144 206Z', { fill: 'url(#dealer-vest)' }),
      path('M86 115L100 158L114 115C106 122 94 122 86 115Z', { fill: '#f6f7fb' }),
      path('M100 128L86 121V136ZM100 128L114 121V136Z', { fill: accent }),
      disc(4, accent, { cx: 100, cy: 128.5 }),
      ...[150, 168, 186].map((cy) => disc(2.4, accent, { cx: 100, cy })),
      draw(
        'g',
        { class: 'dealer-head' },
        path('M76 62C76 38 124 38 124 62V76C124 94 112 104 100 104C88 104 76 94 76 76Z', { fill: 'url(#dealer-face)' }),
        path('M74 66C72 36 92 34 104 36C122 34 130 48 126 66C124 54 116 50 108 50C96 52 82 50 74 66Z', { fill: hair }),
        draw(
          'g',
          { class: 'dealer-eyes' },
          draw('ellipse', { cx: 90, cy: 70, rx: 2.6, ry: 3.4, fill: '#1d1512' }),
          draw('ellipse', { cx: 110, cy: 70, rx: 2.6, ry: 3.4, fill: '#1d1512' }),
        ),
        path('M84 62Q90 58 95 62M105 62Q110 58 116 62', {
          fill: 'none',
          stroke: hair,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        }),
        path('M100 72L97 81H102', { fill: 'none', stroke: shadow, 'stroke-width': 2, 'stroke-linecap': 'round' }),
        path('M91 89Q100 96 109 89Q100 93 91 89Z', {
          fill: '#a8324a',
          stroke: '#a8324a',
          'stroke-width': 1.6,
          'stroke-linejoin': 'round',
        }),
      ),
    ),
    arm(dealer, 'left'),
    draw('g', { transform: 'translate(200 0) scale(-1 1)' }, arm(dealer, 'right')),
  )
}
