import type { RoundView, SessionView } from '../../play-contract.ts'
import { openSession } from '../play/open-session.ts'
import { translatorIn } from '../words/word-table.ts'
import type { Translator, WordTables } from '../words/word-table.ts'
import { GameFrame } from './game-frame.ts'
import { refusalWord } from './refusals.ts'
import type { Refusals } from './refusals.ts'
import { frameWords } from './words/frame-words.ts'
import type { FrameWord } from './words/frame-words.ts'

export interface FrameWishes<Name extends string> {
  words: WordTables<Name>
  /** Comes when it is wanted: import it then. */
  rules(translate: Translator<Name | FrameWord>, session: SessionView): Promise<(Node | string)[]>
  /** A round of the player's history, beside its time, stake and win. */
  describe(round: RoundView, translate: Translator<Name | FrameWord>): (Node | string)[]
  /** What is said of its own refusals, in one sentence each. */
  refusals?: Refusals<Name>
}

/** Opens the page of a game that is no slot machine. Null when it cannot start; the player has been told why. */
export async function openFrame<Name extends string>(wishes: FrameWishes<Name>): Promise<GameFrame<Name> | null> {
  const before = await translatorIn(frameWords, { language: navigator.language, currency: 'EUR' })
  const opened = await openSession(before)
  if (!opened) return null

  const { session, calls } = opened
  const translate: Translator<Name | FrameWord> = await translatorIn(frameWords, session, wishes.words)
  const { describe } = wishes
  const refusals: Refusals<Name> = { ...refusalWord, ...wishes.refusals }
  return new GameFrame<Name>({
    opened,
    translate,
    refusal: (code) => {
      const word = refusals[code]
      return word && translate.say(word)
    },
    openRules: () => void openRules(wishes, translate, session),
    openHistory: () => void openHistory(),
  })

  async function openHistory(): Promise<void> {
    const { openHistorySheet } = await import('./history-sheet.ts')
    openHistorySheet({
      translate,
      read: (from) => calls.history(from),
      describe: (round) => describe(round, translate),
    })
  }
}

async function openRules<Name extends string>(
  { rules }: FrameWishes<Name>,
  translate: Translator<Name | FrameWord>,
  session: SessionView,
): Promise<void> {
  const [{ openSheet }, content] = await Promise.all([import('../controls/sheet.ts'), rules(translate, session)])
  openSheet(translate.say('rules'), translate, ...content)
}
