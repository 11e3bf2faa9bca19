import { Sparks } from '../../studio/front/celebrate/sparks.ts'
import { Board } from '../../studio/front/controls/board.ts'
import { showCornerButtons } from '../../studio/front/controls/corner-buttons.ts'
import { canvasPart, part } from '../../studio/front/controls/parts.ts'
import { isDialogOpen } from '../../studio/front/controls/sheet.ts'
import { checkButton } from '../../studio/front/fair/check-button.ts'
import { Seeds } from '../../studio/front/fair/seeds.ts'
import { Game } from '../../studio/front/play/game.ts'
import { lastResults } from '../../studio/front/play/last-results.ts'
import { lobbyAt } from '../../studio/front/play/lobby.ts'
import { openSession } from '../../studio/front/play/open-session.ts'
import { Purse } from '../../studio/front/play/purse.ts'
import type { SessionView } from '../../studio/play-contract.ts'
import { Synth } from '../../studio/front/sound/synth.ts'
import { talkIn } from '../../studio/front/words/word-table.ts'
import type { Dress } from '../dresses/dress.ts'
import { dressOf } from '../dresses/dress-of.ts'
import { PickPanel } from './controls/pick-panel.ts'
import { placeAsked } from './controls/place-asked.ts'
import { showTitle } from './controls/title.ts'
import { loadDress } from './scene/load-dress.ts'
import { wear } from './scene/palette.ts'
import { PickScene } from './scene/pick-scene.ts'
import { quickWords } from './words/quick-words.ts'
import type { QuickTalk } from './words/quick-words.ts'

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

async function start(): Promise<void> {
  const opened = await openSession(await talkIn(quickWords, { language: navigator.language, currency: 'EUR' }))
  if (!opened) return

  const { session } = opened
  const place = placeAsked()
  const dress = await loadDress(dressOf(session.title))
  wear(dress.palette)
  const talk = await talkIn(quickWords, session)
  const seeds = new Seeds(session.next)
  const calls = { ...opened.calls, round: seeds.noting(opened.calls.round) }
  const synth = new Synth()
  const board = new Board(talk, session.playMode)
  const purse = new Purse(board, session)
  const road = lastResults(part('road'), talk.say('lastResults'))
  const calm = () => reduced.matches
  const theatre = { dress, board, talk, synth, road, seeds, sparks: new Sparks(canvasPart('sparks')), calm }
  const lobby = lobbyAt(session.lobbyUrl, (message) => game.hear(message))
  const panel = new PickPanel(dress, talk, { purse, tap: () => synth.click(), play: () => game.play() })
  const scene = new PickScene(theatre, panel)
  const choice = () => panel.picked
  const clientSeed = () => seeds.forNextRound()
  const round = { session, calls, lobby, scene, board, talk, purse, choice, clientSeed }
  const game: Game = new Game({ ...round, panel: () => panel })
  showTitle(session, talk, place)
  showCornerButtons(talk, cornersOf({ session, talk, synth, lobby, dress }), synth.on)
  part('check').replaceChildren(checkButton(talk, () => void openFair({ talk, dress, seeds })))
  playByKeyboard(game, panel)
  lobby.tell({ ante: 'game-ready' })
  await game.begin()
}

interface Corners {
  session: SessionView
  talk: QuickTalk
  synth: Synth
  lobby: ReturnType<typeof lobbyAt>
  dress: Dress
}

function cornersOf({ session, talk, synth, lobby, dress }: Corners) {
  return {
    openRules: () => void openRules({ talk, dress, title: session.title.name }),
    toggleSound: () => {
      synth.on = !synth.on
      return synth.on
    },
    leave: lobby.framed ? null : () => lobby.leave(),
  }
}

// The sheets come when they are wanted.

async function openFair(of: { talk: QuickTalk; dress: Dress; seeds: Seeds }): Promise<void> {
  const [{ openFairSheet }, { fairTelling }] = await Promise.all([
    import('../../studio/front/fair/fair-sheet.ts'),
    import('./fair/fair-telling.ts'),
  ])
  openFairSheet(of.talk, fairTelling(of.talk, of.dress), of.seeds)
}

async function openRules(of: { talk: QuickTalk; dress: Dress; title: string }): Promise<void> {
  const { openRulesSheet } = await import('./controls/rules-sheet.ts')
  openRulesSheet(of.talk, of.dress, of.title)
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
