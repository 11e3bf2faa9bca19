import { at, disc, draw, lettering, path } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { svgText } from '../quick-pick/art/svg-text.ts'
import type { HeldRound, Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Title } from '../studio/titles.ts'
import type { Choice, Outcome, Progress } from './game.ts'
import { pointText } from './maths/crash.ts'

const words = {
  EN: {
    flight: 'Flight',
    auto: 'Leaves by itself at',
    left: 'You left at',
    lost: 'You did not leave in time',
    ended: 'The flight ended at',
    still: 'It is still in the air',
  },
  TY: {
    flight: 'Lipad',
    auto: 'Kusang aalis sa',
    left: 'Umalis ka sa',
    lost: 'Hindi ka nakaalis sa oras',
    ended: 'Natapos ang lipad sa',
    still: 'Nasa himpapawid pa ito',
  },
  AR: {
    flight: 'الرحلة',
    auto: 'الخروج التلقائي عند',
    left: 'خرجت عند',
    lost: 'لم تخرج في الوقت المناسب',
    ended: 'انتهت الرحلة عند',
    still: 'ما زالت في الجو',
  },
} satisfies Record<ToldIn, Record<string, string>>

export function tellRound({ choice, outcome }: ToldRound<Outcome, Choice>, { language }: Telling): Told {
  const say = words[language]
  const { flight, left, point } = outcome
  const lines = [
    { label: say.flight, value: flight },
    ...autoLine(language, choice),
    { label: say.left, value: left === null ? say.lost : `×${pointText(left)}` },
    { label: say.ended, value: point === undefined ? say.still : `×${pointText(point)}` },
  ]
  return { lines, picture: point === undefined ? null : svgText(pictureOf(point, left)) }
}

export function tellHeld(
  { choice, progress }: HeldRound<Choice, Progress> & { title: Title },
  { language }: Telling,
): Told {
  const lines = [{ label: words[language].flight, value: progress.flight }, ...autoLine(language, choice)]
  return { lines, picture: null }
}

const autoLine = (language: ToldIn, { auto }: Choice): Told['lines'] =>
  auto === null ? [] : [{ label: words[language].auto, value: `×${pointText(auto)}` }]

const WIDTH = 300
const HEIGHT = 130

/** The curve up to where the flight ended, and where the player left it. */
function pictureOf(point: number, left: number | null): Drawing {
  const last = Math.max(110, point)
  const placeOf = (reached: number): [number, number] => [
    (Math.log(reached / 100) / Math.log(last / 100)) * WIDTH,
    -((reached - 100) / (last - 100)) * HEIGHT,
  ]
  const steps = Array.from({ length: 25 }, (_, step) => placeOf(100 * (last / 100) ** (step / 24)))
  const way = steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const [x, y] = left === null ? [0, 0] : placeOf(left)
  return draw(
    'svg',
    { viewBox: '0 0 360 200' },
    draw('rect', { width: 360, height: 200, fill: '#12081f' }),
    at(
      30,
      170,
      path(`M${way}V0H0z`, { fill: '#ff6a3d', opacity: 0.22 }),
      path(`M${way}`, { fill: 'none', stroke: '#ff8a4c', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      ...(left === null ? [] : [at(x, y, disc(8, '#35d68a', { stroke: '#ffffff', 'stroke-width': 2 }))]),
    ),
    at(110, 44, lettering(`×${pointText(point)}`, 30, '#ffd9c2')),
  )
}
