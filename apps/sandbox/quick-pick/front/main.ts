import { Sparks } from '../../studio/front/celebrate/sparks.ts'
import { Board } from '../../studio/front/controls/board.ts'
import { showCornerButtons } from '../../studio/front/controls/corner-buttons.ts'
import { canvasPart, part } from '../../studio/front/controls/parts.ts'
import { isDialogOpen } from '../../studio/front/controls/sheet.ts'
import { checkButton } from '../../studio/front/fair/check-button.ts'
import { fairSayOf } from '../../studio/front/fair/fair-say.ts'
import { Seeds } from '../../studio/front/fair/seeds.ts'
import { Game } from '../../studio/front/play/game.ts'
import { lobbyAt } from '../../studio/front/play/lobby.ts'
import { openSession } from '../../studio/front/play/open-session.ts'
import { Purse } from '../../studio/front/play/purse.ts'
import type { SessionView } from '../../studio/play-contract.ts'
import { Synth } from '../../studio/front/sound/synth.ts'
import { speechFor } from '../../studio/front/words/speech.ts'
import type { Speech } from '../../studio/front/words/speech.ts'
import type { Dress } from '../dresses/dress.ts'
import { dressOf } from '../dresses/dress-of.ts'
import { PickPanel } from './controls/pick-panel.ts'
import { Road } from './controls/road.ts'
import { placeAsked } from './controls/place-asked.ts'
import { showTitle } from './controls/title.ts'
import { loadDress } from './scene/load-dress.ts'
import { wear } from './scene/palette.ts'
import { PickScene } from './scene/pick-scene.ts'
import { languages } from './words/languages.ts'
import type { QuickWords } from './words/words.ts'

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

async function start(): Promise<void> {
  const { words } = speechFor(languages, { language: navigator.language, currency: 'EUR' })
  const opened = await openSession(words)
  if (!opened) return

  const { session } = opened
  const place = placeAsked()
  const dress = await loadDress(dressOf(session.title))
  wear(dress.palette)
  const speech = speechFor(languages, session)
  const seeds = new Seeds(session.next)
  const calls = { ...opened.calls, round: seeds.noting(opened.calls.round) }
  const synth = new Synth()
  const board = new Board(speech, session.playMode)
  const purse = new Purse(board, session)
  const road = new Road(dress, speech)
  const calm = () => reduced.matches
  const theatre = { dress, board, speech, synth, road, seeds, sparks: new Sparks(canvasPart('sparks')), calm }
  const lobby = lobbyAt(session.lobbyUrl, (message) => game.hear(message))
  const panel = new PickPanel(dress, speech, { purse, tap: () => synth.click(), play: () => game.play() })
  const scene = new PickScene(theatre, panel)
  const choice = () => panel.picked
  const clientSeed = () => seeds.forNextRound()
  const round = { session, calls, lobby, scene, board, speech, purse, choice, clientSeed }
  const game: Game = new Game({ ...round, panel: () => panel })
  showTitle(session, speech, place)
  showCornerButtons(speech, cornersOf({ session, speech, synth, lobby, dress }), synth.on)
  part('check').replaceChildren(checkButton(fairSayOf(speech), () => void openFair({ speech, dress, seeds })))
  playByKeyboard(game, panel)
  lobby.tell({ ante: 'game-ready' })
  await game.begin()
}

interface Corners {
  session: SessionView
  speech: Speech<QuickWords>
  synth: Synth
  lobby: ReturnType<typeof lobbyAt>
  dress: Dress
}

function cornersOf({ session, speech, synth, lobby, dress }: Corners) {
  return {
    openRules: () => void openRules({ speech, dress, title: session.title.name }),
    toggleSound: () => {
      synth.on = !synth.on
      return synth.on
    },
    leave: lobby.framed ? null : () => lobby.leave(),
  }
}

// The sheets come when they are wanted.

async function openFair(of: { speech: Speech<QuickWords>; dress: Dress; seeds: Seeds }): Promise<void> {
  const [{ openFairSheet }, { fairTelling }] = await Promise.all([
    import('../../studio/front/fair/fair-sheet.ts'),
    import('./fair/fair-telling.ts'),
  ])
  openFairSheet(fairSayOf(of.speech), fairTelling(of.speech, of.dress), of.seeds)
}

async function openRules(of: { speech: Speech<QuickWords>; dress: Dress; title: string }): Promise<void> {
  const { openRulesSheet } = await import('./controls/rules-sheet.ts')
  openRulesSheet(of.speech, of.dress, of.title)
}

/** Space plays, unless it presses the control that has the focus. */
function playByKeyboard(game: Game, panel: PickPanel): void {
  window.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, dialog') !== null
    if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen() || panel.picked === null) return
    event.preventDefault()
    game.play()
  })
}

void start()
