import type { SessionView } from '../play-contract.ts'
import { Sparks } from './celebrate/sparks.ts'
import { openAutoplaySheet } from './controls/autoplay-sheet.ts'
import { Board } from './controls/board.ts'
import { Panel } from './controls/panel.ts'
import { canvasPart } from './controls/parts.ts'
import { openRulesSheet } from './controls/rules-sheet.ts'
import { isDialogOpen, openNotice } from './controls/sheet.ts'
import { Game } from './play/game.ts'
import { lobbyAt } from './play/lobby.ts'
import type { Lobby } from './play/lobby.ts'
import { forgetToken, takePageKey } from './play/page-key.ts'
import type { PageKey } from './play/page-key.ts'
import type { Theatre } from './play/present-round.ts'
import { Purse } from './play/purse.ts'
import { CallRefused, vendorCalls } from './play/vendor-calls.ts'
import type { VendorCalls } from './play/vendor-calls.ts'
import { Reels } from './reels/reels.ts'
import { loadSymbolPictures } from './reels/symbol-pictures.ts'
import { paintStars, Sky } from './sky/sky.ts'
import { Synth } from './sound/synth.ts'
import { speechFor } from './words/speech.ts'

/** All the animals, the wild and the lantern, and nothing that wins. */
const FIRST_STOPS = [16, 11, 0, 5, 26]

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
const calm = () => reduced.matches

async function start(): Promise<void> {
  paintStars(canvasPart('stars'))
  const sky = new Sky(canvasPart('sky'), calm)
  const key = takePageKey()
  const calls = vendorCalls(key.value)
  const [session, pictures] = await Promise.all([openSession(key, calls), loadSymbolPictures()])
  if (!session) return

  forgetToken(key)
  const speech = speechFor(session.language, session.currency)
  const synth = new Synth()
  const reels = new Reels(canvasPart('reels'), pictures, { stops: FIRST_STOPS, calm })
  const board = new Board(speech, session.playMode)
  const sparks = new Sparks(canvasPart('sparks'))
  const { leastSpinMs } = session
  const theatre = { reels, board, sky, sparks, synth, speech, leastSpinMs, calm }
  const lobby = lobbyAt(session.lobbyUrl, (message) => {
    if (message.ante === 'pause') game.pause()
    else void game.refreshBalance()
  })
  const purse = new Purse(board, session)
  const game: Game = new Game({ session, calls, lobby, theatre, purse, panel: () => panel })
  const panel = new Panel(speech, pressesOf(game, theatre, { purse, lobby }), synth.on)
  playByKeyboard(game)
  document.addEventListener('visibilitychange', () => document.hidden && game.stopAutoplay('hidden'))
  lobby.tell({ ante: 'game-ready' })
  await game.begin()
}

function pressesOf(game: Game, { speech, synth }: Theatre, { purse, lobby }: { purse: Purse; lobby: Lobby }) {
  return {
    spin: () => game.spin(),
    stopAutoplay: () => game.stopAutoplay(),
    openAutoplay: () => openAutoplaySheet(speech, purse.stake, (plan) => game.startAutoplay(plan)),
    openRules: () => openRulesSheet(speech, purse.stake),
    changeBet: (steps: 1 | -1) => game.changeBet(steps),
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
    game.spin()
  })
}

/** Null when the game cannot start; the player has been told why, in the language of his browser. */
async function openSession(key: PageKey, calls: VendorCalls): Promise<SessionView | null> {
  try {
    return key.token ? await calls.open(key.token) : await calls.resume()
  } catch (error) {
    const { words } = speechFor(navigator.language, 'EUR')
    const retry = { label: words.tryAgain, onPress: () => location.reload() }
    if (error instanceof CallRefused) openNotice(words.sessionOver, words.sessionOverWhy, [])
    else openNotice(words.cannotStart, words.cannotStartWhy, [retry])
    return null
  }
}

void start()
