import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import type { Choice } from './game.ts'
import type { Outcome } from './outcome.ts'

interface Words {
  game: string
  holdem: (title: string) => string
  table: string
  blinds: string
  hands: string
  bought: string
  leftWith: string
  left: string
  why: Record<Outcome['why'], string>
  playing: string
}

const words: Record<ToldIn, Words> = {
  EN: {
    game: 'Game',
    holdem: (title) => `${title} – no-limit Texas hold’em`,
    table: 'Table',
    blinds: 'Blinds',
    hands: 'Hands played',
    bought: 'Bought in',
    leftWith: 'Left the table with',
    left: 'End',
    why: { left: 'Left the table', away: 'Sat out for five minutes' },
    playing: 'Still at the table',
  },
  TY: {
    game: 'Laro',
    holdem: (title) => `${title} – no-limit Texas hold’em`,
    table: 'Mesa',
    blinds: 'Mga blind',
    hands: 'Mga larong nilaro',
    bought: 'Ipinasok',
    leftWith: 'Dala nang umalis sa mesa',
    left: 'Wakas',
    why: { left: 'Umalis sa mesa', away: 'Limang minutong hindi naglaro' },
    playing: 'Nasa mesa pa',
  },
  AR: {
    game: 'اللعبة',
    holdem: (title) => `${title} – تكساس هولدم بلا حد`,
    table: 'الطاولة',
    blinds: 'الرهانات الإجبارية',
    hands: 'الأيدي الملعوبة',
    bought: 'دخل بمبلغ',
    leftWith: 'غادر الطاولة ومعه',
    left: 'النهاية',
    why: { left: 'غادر الطاولة', away: 'توقف عن اللعب خمس دقائق' },
    playing: 'ما زال على الطاولة',
  },
}

/** A sitting at a table, as it ended. */
export function tellOutcome({ title, outcome }: ToldRound<Outcome, Choice>, { language, money }: Telling): Told {
  const say = words[language]
  const cents = (amount: number) => money(BigInt(amount))
  const lines = [
    { label: say.game, value: say.holdem(title.name) },
    { label: say.table, value: outcome.table },
    { label: say.blinds, value: `${cents(outcome.smallBlind)} / ${cents(outcome.bigBlind)}` },
    { label: say.hands, value: `${outcome.hands}` },
    { label: say.bought, value: cents(outcome.boughtCents) },
    { label: say.leftWith, value: cents(outcome.leftWithCents) },
    { label: say.left, value: say.why[outcome.why] },
  ]
  return { lines, picture: null }
}

/** A buy-in whose player still sits there. */
export function tellHeld({ title, choice }: { title: { name: string }; choice: Choice }, { language }: Telling): Told {
  const say = words[language]
  const lines = [
    { label: say.game, value: say.holdem(title.name) },
    { label: say.table, value: choice.table },
    { label: say.left, value: say.playing },
  ]
  return { lines, picture: null }
}
