import type { Drawing } from '../art/drawing.ts'
import type { Move } from '../art/scene.ts'
import type { QuickTranslator, QuickWord } from '../front/words/quick-words.ts'

/** What is said in whatever language is spoken: by the words of the game. */
export type Text = (say: QuickTranslator['say']) => string

/** By a word alone, or by one with blanks. */
export const word =
  (name: QuickWord, blanks?: Parameters<QuickTranslator['say']>[1]): Text =>
  (say) =>
    say(name, blanks)

export const NO_WORD: Text = () => ''

export const themeNames = [
  'cards',
  'dragon-tiger',
  'hands',
  'match',
  'turf',
  'grid',
  'arena',
  'dice',
  'colours',
  'numbers',
  'foils',
  'deck',
  'wheel',
  'claw',
  'bingo',
] as const
export type ThemeName = (typeof themeNames)[number]

/** What a player may pick, and what it pays when it comes. */
export interface Choice {
  id: string
  name: Text
  /** In hundredths of the stake, the stake included: what is printed on the choice. */
  price: number
  wins: (drawn: number) => boolean
  colour: string
  /** A small picture of it around the origin, at most 40 wide and high. */
  mark: Drawing
}

export interface Palette {
  /** The page behind everything, and the scene's place while it loads. */
  night: string
  /** The panel that choices and stakes stand on. */
  panel: string
  raised: string
  /** Of what is chosen and of the button; dark text stands on it. */
  accent: string
}

/** One look of the round game: its numbers, words and pictures. */
export interface Theme {
  name: ThemeName
  palette: Palette
  /** A round draws one number from 0 up to, not including, this. */
  below: number
  choices: readonly Choice[]
  ask: QuickWord
  /** How a round is decided, in one or two sentences. */
  rule: QuickWord
  /** What was drawn, in words. */
  result: (drawn: number) => Text
  /** How a result stands in the row of the last ones. */
  bead: (drawn: number) => { text: string; colour: string }
  /** The stage, at rest or with its result. */
  picture: (drawn: number | null) => Drawing
  /** How the stage comes to its result. */
  moves: (drawn: number) => Move[]
}

export function choiceOf(dress: Theme, id: string): Choice | undefined {
  return dress.choices.find((choice) => choice.id === id)
}

/** Choices win exclusively in most dresses: then this one is what came. */
export function winning(dress: Pick<Theme, 'choices'>, drawn: number): Choice[] {
  return dress.choices.filter((choice) => choice.wins(drawn))
}
