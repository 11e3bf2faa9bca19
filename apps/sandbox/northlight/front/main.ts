import { Sparks } from '../../studio/front/celebrate/sparks.ts'
import { openAutoplaySheet } from '../../studio/front/controls/autoplay-sheet.ts'
import { Board } from '../../studio/front/controls/board.ts'
import { showCornerButtons } from '../../studio/front/controls/corner-buttons.ts'
import { canvasPart } from '../../studio/front/controls/parts.ts'
import { isDialogOpen } from '../../studio/front/controls/sheet.ts'
import { Game } from '../../studio/front/play/game.ts'
import { lobbyAt } from '../../studio/front/play/lobby.ts'
import type { Lobby } from '../../studio/front/play/lobby.ts'
import { openSession } from '../../studio/front/play/open-session.ts'
import { Purse } from '../../studio/front/play/purse.ts'
import { Synth } from '../../studio/front/sound/synth.ts'
import { speechFor } from '../../studio/front/words/speech.ts'
import { Panel } from '../../slots/front/controls/panel.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import type { Theatre } from './play/present-round.ts'
import { reelScene } from './play/reel-scene.ts'
import { Reels } from './reels/reels.ts'
import { loadSymbolPictures } from './reels/symbol-pictures.ts'
import { paintStars, Sky } from './sky/sky.ts'
import { languages } from './words/languages.ts'

/** All the animals, the wild and the lantern, and nothing that wins. */
const FIRST_STOPS = [16, 11, 0, 5, 26]

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
const calm = () => reduced.matches

async function start(): Promise<void> {
  paintStars(canvasPart('stars'))
  const sky = new Sky(canvasPart('sky'), calm)
  const { words } = speechFor(languages, { language: navigator.language, currency: 'EUR' })
  const [opened, pictures] = await Promise.all([openSession(words), loadSymbolPictures()])
  if (!opened) return

  const { session, calls } = opened
  const speech = speechFor(languages, session)
  const synth = new Synth()
  const reels = new Reels(canvasPart('reels'), pictures, { stops: FIRST_STOPS, calm })
  const board = new Board(speech, session.playMode)
  const sparks = new Sparks(canvasPart('sparks'))
  const theatre = { reels, board, sky, sparks, synth, speech, calm }
  const lobby = lobbyAt(session.lobbyUrl, (message) => {
    if (message.ante === 'pause') game.pause()
    else void game.refreshBalance()
  })
  const purse = new Purse(board, session)
  const scene = reelScene(theatre)
  const game: Game = new Game({ session, calls, lobby, scene, board, speech, purse, panel: () => panel })
  const panel = new Panel(speech, pressesOf(game, theatre, purse))
  showCornerButtons(speech, cornersOf(theatre, { purse, lobby }), synth.on)
  playByKeyboard(game)
  document.addEventListener('visibilitychange', () => document.hidden && game.stopAutoplay('hidden'))
  lobby.tell({ ante: 'game-ready' })
  await game.begin()
}

function pressesOf(game: Game, { speech, synth }: Theatre, purse: Purse) {
  return {
    spin: () => game.play(),
    stopAutoplay: () => game.stopAutoplay(),
    openAutoplay: () => openAutoplaySheet(speech, purse.stake, (plan) => game.startAutoplay(plan)),
    changeBet: (steps: 1 | -1) => {
      game.changeBet(steps)
      synth.click()
    },
  }
}

function cornersOf({ speech, synth }: Theatre, { purse, lobby }: { purse: Purse; lobby: Lobby }) {
  return {
    openRules: () => openRulesSheet(speech, purse.stake),
    toggleSound: () => {
      synth.on = !synth.on
      return synth.on
    },
    leave: lobby.framed ? null : () => lobby.leave(),
  }
}

/** Space spins, unless it presses the control that has the focus. */
function playByKeyboard(game: Game): void {
  window.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('button, input, a') !== null
    if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen()) return
    event.preventDefault()
    game.play()
  })
}

void start()
