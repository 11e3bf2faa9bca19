import type { Drawing } from '../art/drawing.ts'
import type { Move } from '../art/scene.ts'

/** Each sentence in the languages that the game speaks. */
export type Texts = Readonly<Record<'EN' | 'TY' | 'AR', string>>

export const dressNames = [
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
export type DressName = (typeof dressNames)[number]

/** What a player may pick, and what it pays when it comes. */
export interface Choice {
  id: string
  name: Texts
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
export interface Dress {
  name: DressName
  palette: Palette
  /** A round draws one number from 0 up to, not including, this. */
  below: number
  choices: readonly Choice[]
  ask: Texts
  /** How a round is decided, in one or two sentences. */
  rule: Texts
  /** What was drawn, in words. */
  result: (drawn: number) => Texts
  /** How a result stands in the row of the last ones. */
  bead: (drawn: number) => { text: string; colour: string }
  /** The stage, at rest or with its result. */
  picture: (drawn: number | null) => Drawing
  /** How the stage comes to its result. */
  moves: (drawn: number) => Move[]
}

export function choiceOf(dress: Dress, id: string): Choice | undefined {
  return dress.choices.find((choice) => choice.id === id)
}

/** Choices win exclusively in most dresses: then this one is what came. */
export function winning(dress: Pick<Dress, 'choices'>, drawn: number): Choice[] {
  return dress.choices.filter((choice) => choice.wins(drawn))
}
