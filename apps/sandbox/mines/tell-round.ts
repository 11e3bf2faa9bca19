import { svgText } from '../quick-pick/art/svg-text.ts'
import { filled } from '../originals/filled.ts'
import { priceText } from '../originals/price-text.ts'
import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Title } from '../studio/titles.ts'
import type { Choice, MinesRound, Outcome } from './game.ts'
import { priceAfter } from './maths/mines.ts'
import { boardPicture } from './picture.ts'

const words = {
  EN: {
    mines: 'Mines on the board',
    opened: 'Safe fields opened',
    end: 'End',
    hit: 'Mine on field {field}',
    taken: 'Cashed out',
    price: 'Worth',
    timesStake: '×{price} of the stake',
  },
  TY: {
    mines: 'Mga mina sa board',
    opened: 'Ligtas na nabuksan',
    end: 'Wakas',
    hit: 'Mina sa kahon {field}',
    taken: 'Kinuha ang panalo',
    price: 'Halaga',
    timesStake: '×{price} ng taya',
  },
  AR: {
    mines: 'الألغام على اللوحة',
    opened: 'الخانات الآمنة المفتوحة',
    end: 'النهاية',
    hit: 'لغم في الخانة {field}',
    taken: 'سُحب الربح',
    price: 'القيمة',
    timesStake: '×{price} من الرهان',
  },
} satisfies Record<ToldIn, Record<string, string>>

export function tellRound({ choice, outcome }: ToldRound<Outcome, Choice>, { language }: Telling): Told {
  const say = words[language]
  const { hit, opened } = outcome
  const end = hit === null ? say.taken : filled(say.hit, { field: String(hit + 1) })
  const worth = hit === null ? [priceLine(language, opened.length, choice.mines)] : []
  const lines = [...linesOf(language, opened.length, choice), { label: say.end, value: end }, ...worth]
  return { lines, picture: svgText(boardPicture(outcome)) }
}

/** While it is held: where the mines lie stands nowhere. */
export function tellHeld({ choice, progress }: MinesRound & { title: Title }, { language }: Telling): Told {
  const { length } = progress.opened
  const lines = [...linesOf(language, length, choice), priceLine(language, length, choice.mines)]
  return { lines, picture: svgText(boardPicture({ opened: progress.opened, mines: [], hit: null })) }
}

function linesOf(language: ToldIn, opened: number, { mines }: Choice): Told['lines'] {
  const say = words[language]
  return [
    { label: say.mines, value: String(mines) },
    { label: say.opened, value: String(opened) },
  ]
}

function priceLine(language: ToldIn, opened: number, mines: number): Told['lines'][number] {
  const say = words[language]
  return { label: say.price, value: filled(say.timesStake, { price: priceText(priceAfter(opened, mines)) }) }
}
