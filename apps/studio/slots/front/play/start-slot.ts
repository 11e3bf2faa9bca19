import { Sparks } from '../../../kit/front/celebrate/sparks.ts'
import { openAutoplaySheet } from '../../../kit/front/controls/autoplay-sheet.ts'
import { StatusPanel } from '../../../kit/front/controls/status-panel.ts'
import { showCornerButtons } from '../../../kit/front/controls/corner-buttons.ts'
import { canvasPart } from '../../../kit/front/controls/parts.ts'
import { isDialogOpen } from '../../../kit/front/controls/sheet.ts'
import { shareByLobby } from '../../../kit/front/frame/share-by-lobby.ts'
import { Game } from '../../../kit/front/play/game.ts'
import { lobbyAt } from '../../../kit/front/play/lobby.ts'
import { openSession } from '../../../kit/front/play/open-session.ts'
import { isShareableWin } from '../../../kit/front/play/shareable-win.ts'
import { StakeSelector } from '../../../kit/front/play/stake-selector.ts'
import type { Scene } from '../../../kit/front/play/scene.ts'
import type { VendorCalls } from '../../../kit/front/play/vendor-calls.ts'
import { Synth } from '../../../kit/front/sound/synth.ts'
import { translatorIn } from '../../../kit/front/texts/text-table.ts'
import type { TextTables } from '../../../kit/front/texts/text-table.ts'
import type { PlayedRound, SessionView } from '../../../kit/play-contract.ts'
import { Panel } from '../controls/panel.ts'
import type { Machine, Pictures } from '../reels/machine.ts'
import { Reels } from '../reels/reels.ts'
import type { SlotTranslator, SlotTextId } from '../texts/slot-texts.ts'
import type { ScenePorts } from './scene-ports.ts'

/** A machine's symbols under its title. */
export interface SymbolSet<Name extends string> {
  pictures: Pictures<Name>
  nameOf: (symbol: Name) => string
  /** Returns the address of a symbol's picture. */
  sourceOf: (symbol: Name) => string
  /** Picture above the text of a big win. */
  trophy: string
}

export interface Slot<Name extends string, TextId extends string> {
  machine: Machine<Name>
  texts: TextTables<TextId | SlotTextId>
  /** Stops of the reels before the first round, without a win. */
  firstStops: number[]
  loadSymbols(session: SessionView, translator: SlotTranslator<TextId>): Promise<SymbolSet<Name>>
  scene(ports: ScenePorts<Name, TextId>, opened: OpenedSlot<Name>): Scene
  openRules(translator: SlotTranslator<TextId>, stakeCents: bigint, opened: OpenedSlot<Name>): void
}

/** Available once the page has its session. */
export interface OpenedSlot<Name extends string> {
  session: SessionView
  calls: VendorCalls
  symbols: SymbolSet<Name>
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
export const reducedMotion = (): boolean => reduced.matches

/** Opens a machine's page: session, look and controls; then the player plays. */
export async function startSlot<Name extends string, TextId extends string>(slot: Slot<Name, TextId>): Promise<void> {
  const before: SlotTranslator = await translatorIn(slot.texts, { language: navigator.language, currency: 'EUR' })
  const openedSession = await openSession(before)
  if (!openedSession) return

  const { session, calls } = openedSession
  const translator: SlotTranslator<TextId> = await translatorIn(slot.texts, session)
  const symbols = await slot.loadSymbols(session, translator)
  const lobby = lobbyAt(session.lobbyUrl, (message) => game.onMessage(message))
  const share = shareByLobby(lobby, session)
  const shareOf = (round: PlayedRound) => {
    if (!share || !isShareableWin(round)) return null
    return () => {
      game.stopAutoplay()
      share({ ante: 'share-win', roundId: round.roundId })
    }
  }
  const ports = scenePortsOf(slot, { session, symbols, translator, shareOf })
  const { board, synth } = ports
  const stakeSelector = new StakeSelector(board, session)
  const scene = slot.scene(ports, { session, calls, symbols })
  const game: Game = new Game({ session, calls, lobby, scene, board, translator, stakeSelector, panel: () => panel })
  const panel = new Panel(translator, pressesOf(game, ports, stakeSelector))
  const toggleSound = () => (synth.isOn = !synth.isOn)
  const openRules = () => slot.openRules(translator, stakeSelector.stake, { session, calls, symbols })
  const leave = lobby.framed ? null : () => lobby.leave()
  showCornerButtons(translator, { openRules, toggleSound, leave }, synth.isOn)
  playByKeyboard(game)
  document.addEventListener('visibilitychange', () => document.hidden && game.stopAutoplay('hidden'))
  lobby.send({ ante: 'game-ready' })
  await game.begin()
}

function scenePortsOf<Name extends string, TextId extends string>(
  { machine, firstStops }: Slot<Name, TextId>,
  {
    session,
    symbols,
    translator,
    shareOf,
  }: Pick<ScenePorts<Name, TextId>, 'translator' | 'shareOf'> & { session: SessionView; symbols: SymbolSet<Name> },
): ScenePorts<Name, TextId> {
  const { pictures, trophy } = symbols
  return {
    reels: new Reels(canvasPart('reels'), { machine, pictures, stops: firstStops, reducedMotion }),
    board: new StatusPanel(translator, session.playMode),
    sparks: new Sparks(canvasPart('sparks')),
    synth: new Synth(),
    translator,
    reducedMotion,
    trophy,
    shareOf,
  }
}

function pressesOf(
  game: Game,
  { translator, synth }: Pick<ScenePorts<string>, 'translator' | 'synth'>,
  stakeSelector: StakeSelector,
) {
  return {
    spin: () => game.play(),
    stopAutoplay: () => game.stopAutoplay(),
    openAutoplay: () => openAutoplaySheet(translator, stakeSelector.stake, (plan) => game.startAutoplay(plan)),
    changeBet: (steps: 1 | -1) => {
      game.changeBet(steps)
      synth.click()
    },
  }
}

/** Space spins, unless a control has the focus. */
function playByKeyboard(game: Game): void {
  window.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('button, input, a') !== null
    if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen()) return
    event.preventDefault()
    game.play()
  })
}
