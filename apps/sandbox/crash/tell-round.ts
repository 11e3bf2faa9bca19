import { svgText } from '../quick-pick/art/svg-text.ts'
import type { HeldRound, Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Title } from '../studio/titles.ts'
import type { Choice, Outcome, Progress } from './game.ts'
import { pointText } from './maths/crash.ts'
import { pictureOf } from './picture.ts'

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
