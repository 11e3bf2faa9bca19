import { showRoundWin } from '../../../kit/front/celebrate/show-round-win.ts'
import { lastResults } from '../../../kit/front/play/last-results.ts'
import type { LastResults } from '../../../kit/front/play/last-results.ts'
import { Sparks } from '../../../kit/front/celebrate/sparks.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { checkButton } from '../../../kit/front/fair/check-button.ts'
import type { FairDescriber } from '../../../kit/front/fair/fair-sheet.ts'
import { Seeds } from '../../../kit/front/fair/seeds.ts'
import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { openFrame } from '../../../kit/front/frame/open-frame.ts'
import type { FrameOptions } from '../../../kit/front/frame/open-frame.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import type { OriginalTranslator, OriginalTextId } from '../texts/texts.ts'
import { WinMeter } from './win-meter.ts'

export type OriginalOptions<Name extends string> = FrameOptions<Name | OriginalTextId>

/** Common elements of all house games' pages: scene, last results, win meter, and proof. */
export interface OriginalPage<Name extends string> {
  frame: GameFrame<Name | OriginalTextId>
  translator: OriginalTranslator<Name>
  /** Container of the game's scene. */
  scene: HTMLElement
  history: LastResults
  meter: WinMeter
  seeds: Seeds
  reducedMotion(): boolean
  celebrate(round: Pick<PlayedRound, 'wonCents' | 'stakeCents'>): Promise<void>
  /** Adds the button that opens the proofs of the player's rounds. */
  offerProofs(describer: FairDescriber): void
  /** Adds the button for a different kind of proof. */
  offerCheck(open: () => void): void
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

export async function openOriginal<Name extends string>(
  options: OriginalOptions<Name>,
): Promise<OriginalPage<Name> | null> {
  const frame = await openFrame<Name | OriginalTextId>(options)
  if (!frame) return null

  const { translator, view, sound: synth, session } = frame
  const scene = element('div', { class: 'scene', dir: 'ltr' })
  const road = element('ol', { class: 'road' })
  const check = element('div', { class: 'check-slot' })
  const meter = new WinMeter(translator)
  const canvas = element('canvas', { class: 'sparks', 'aria-hidden': 'true' })
  const seeds = new Seeds(session.next)
  const reducedMotion = () => reduced.matches
  view.felt.replaceChildren(element('div', { class: 'felt-grid' }, scene, check, road, meter.element))
  document.body.append(canvas)
  const celebration = { board: meter, synth, sparks: new Sparks(canvas), reducedMotion }
  const offerCheck = (open: () => void) => check.replaceChildren(checkButton(translator, open))
  return {
    frame,
    translator,
    scene,
    history: lastResults(road, translator.t('lastResults')),
    meter,
    seeds,
    reducedMotion,
    offerCheck,
    celebrate: (round) => showRoundWin(celebration, round),
    offerProofs: (describer) => {
      const open = async () => {
        const { openFairSheet } = await import('../../../kit/front/fair/fair-sheet.ts')
        openFairSheet(translator, describer, seeds)
      }
      offerCheck(() => void open())
    },
  }
}
