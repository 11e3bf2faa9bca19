import type { RoundView, SessionView } from '../../play-contract.ts'
import { openSession } from '../play/open-session.ts'
import { translatorIn } from '../texts/text-table.ts'
import type { Translator, TextTables } from '../texts/text-table.ts'
import { GameFrame } from './game-frame.ts'
import { refusalTextId } from './refusals.ts'
import type { Refusals } from './refusals.ts'
import { frameTexts } from './texts/frame-texts.ts'
import type { FrameTextId } from './texts/frame-texts.ts'

export interface FrameOptions<Name extends string> {
  texts: TextTables<Name>
  /** Loaded on demand by dynamic import. */
  rules(translator: Translator<Name | FrameTextId>, session: SessionView): Promise<(Node | string)[]>
  /** Describes a round of the player's history, besides its time, stake and win. */
  describe(round: RoundView, translator: Translator<Name | FrameTextId>): (Node | string)[]
  /** Messages for its own refusals. */
  refusals?: Refusals<Name>
}

/**
 * Opens the page of a game that is not a slot machine. Returns null when it cannot start; the player has seen the
 * reason.
 */
export async function openFrame<Name extends string>(options: FrameOptions<Name>): Promise<GameFrame<Name> | null> {
  const before = await translatorIn(frameTexts, { language: navigator.language, currency: 'EUR' })
  const opened = await openSession(before)
  if (!opened) return null

  const { session, calls } = opened
  const translator: Translator<Name | FrameTextId> = await translatorIn(frameTexts, session, options.texts)
  const { describe } = options
  const refusals: Refusals<Name> = { ...refusalTextId, ...options.refusals }
  const frame = new GameFrame<Name>({
    opened,
    translator,
    refusal: (code) => {
      const textId = refusals[code]
      return textId && translator.t(textId)
    },
    openRules: () => void openRules(options, translator, session),
    openHistory: () => void openHistory(),
  })
  return frame

  async function openHistory(): Promise<void> {
    const { openHistorySheet } = await import('./history-sheet.ts')
    openHistorySheet({
      translator,
      readHistory: (from) => calls.history(from),
      describe: (round) => describe(round, translator),
      share: frame.share && ((roundId) => frame.share?.({ ante: 'share-win', roundId })),
    })
  }
}

async function openRules<Name extends string>(
  { rules }: FrameOptions<Name>,
  translator: Translator<Name | FrameTextId>,
  session: SessionView,
): Promise<void> {
  const [{ openSheet }, content] = await Promise.all([import('../controls/sheet.ts'), rules(translator, session)])
  openSheet(translator.t('rules'), translator, ...content)
}
