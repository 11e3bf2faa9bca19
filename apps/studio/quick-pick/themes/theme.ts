import type { Drawing } from '../art/drawing.ts'
import type { Move } from '../art/scene.ts'
import type { QuickTranslator, QuickTextId } from '../front/texts/quick-texts.ts'

/** Returns a text in the language of a translator. */
export type Text = (t: QuickTranslator['t']) => string

/** Returns the text of a single message; `blanks` are the values of its placeholders. */
export const word =
  (name: QuickTextId, blanks?: Parameters<QuickTranslator['t']>[1]): Text =>
  (t) =>
    t(name, blanks)

export const NO_TEXT: Text = () => ''

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

/** A selectable pick, with its payout. */
export interface Choice {
  id: string
  name: Text
  /** In hundredths of the stake, including the stake, as printed on the choice. */
  price: number
  wins: (drawn: number) => boolean
  colour: string
  /** A small picture around the origin, at most 40 wide and high. */
  mark: Drawing
}

export interface Palette {
  /** Background of the page, and of the scene while it loads. */
  night: string
  /** Panel behind choices and stakes. */
  panel: string
  raised: string
  /** Colour of the selection and the button, with dark text. */
  accent: string
}

/** One theme of the round game: its numbers, texts and pictures. */
export interface Theme {
  name: ThemeName
  palette: Palette
  /** A round draws one number from 0 to `numberLimit` - 1. */
  numberLimit: number
  choices: readonly Choice[]
  questionTextId: QuickTextId
  /** How a round is decided, in one or two sentences. */
  rule: QuickTextId
  /** The drawn result as text. */
  result: (drawn: number) => Text
  /** The result's appearance in the row of last results. */
  bead: (drawn: number) => { text: string; colour: string }
  /** The stage, idle or with its result. */
  picture: (drawn: number | null) => Drawing
  /** Animation of the stage to its result. */
  moves: (drawn: number) => Move[]
}

export function choiceOf(theme: Theme, id: string): Choice | undefined {
  return theme.choices.find((choice) => choice.id === id)
}

/** Returns the winning choices: in themes with mutually exclusive choices at most one. */
export function winning(theme: Pick<Theme, 'choices'>, drawn: number): Choice[] {
  return theme.choices.filter((choice) => choice.wins(drawn))
}
