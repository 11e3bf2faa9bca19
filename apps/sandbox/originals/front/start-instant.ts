import { Sparks } from '../../studio/front/celebrate/sparks.ts'
import { Board } from '../../studio/front/controls/board.ts'
import { showCornerButtons } from '../../studio/front/controls/corner-buttons.ts'
import { canvasPart, part } from '../../studio/front/controls/parts.ts'
import { isDialogOpen } from '../../studio/front/controls/sheet.ts'
import { checkButton } from '../../studio/front/fair/check-button.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { Seeds } from '../../studio/front/fair/seeds.ts'
import { Game } from '../../studio/front/play/game.ts'
import { lobbyAt } from '../../studio/front/play/lobby.ts'
import { openSession } from '../../studio/front/play/open-session.ts'
import { Purse } from '../../studio/front/play/purse.ts'
import { Synth } from '../../studio/front/sound/synth.ts'
import { speechFor } from '../../studio/front/words/speech.ts'
import type { Speech } from '../../studio/front/words/speech.ts'
import type { Languages } from '../../studio/front/words/words.ts'
import { buildPage } from './build-page.ts'
import { History } from './controls/history.ts'
import { PlayPanel } from './controls/play-panel.ts'
import type { Controls } from './controls/play-panel.ts'
import type { OwnRules } from './controls/rules-sheet.ts'
import { OriginalScene } from './scene/original-scene.ts'
import type { OriginalStage } from './scene/original-scene.ts'
import type { OriginalWords } from './words/words.ts'

/** One game of the house whose round is over at once. */
interface Original<Key extends string, Choice> {
  languages: Languages<OriginalWords<Key>>
  make(
    speech: Speech<OriginalWords<Key>>,
    synth: Synth,
  ): { controls: Controls & { choice: Choice }; stage: OriginalStage; telling: FairTelling; rules(): OwnRules }
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

export async function startInstant<Key extends string, Choice>({
  languages,
  make,
}: Original<Key, Choice>): Promise<void> {
  buildPage()
  const { words } = speechFor(languages, { language: navigator.language, currency: 'EUR' })
  const opened = await openSession(words)
  if (!opened) return

  const { session } = opened
  const speech = speechFor(languages, session)
  const synth = new Synth()
  const { controls, stage, telling, rules } = make(speech, synth)
  const seeds = new Seeds(session.next)
  const calls = { ...opened.calls, round: seeds.noting(opened.calls.round) }
  const board = new Board(speech, session.playMode)
  const purse = new Purse(board, session)
  const panel = new PlayPanel(speech, controls, { purse, tap: () => synth.click(), play: () => game.play() })
  const scene = new OriginalScene(stage, {
    ...{ board, speech, synth, seeds },
    history: new History(speech.words.lastResults),
    sparks: new Sparks(canvasPart('sparks')),
    calm: () => reduced.matches,
    rest: () => panel.rest(),
  })
  const lobby = lobbyAt(session.lobbyUrl, (message) => {
    if (message.ante === 'pause') game.pause()
    else void game.refreshBalance()
  })
  const [choice, clientSeed] = [() => controls.choice, () => seeds.forNextRound()]
  const round = { session, calls, lobby, scene, board, speech, purse, choice, clientSeed }
  const game: Game = new Game({ ...round, panel: () => panel })
  document.title = session.title.name
  part('title').textContent = session.title.name
  part('stage').setAttribute('aria-label', session.title.name)
  const openRules = async () => (await import('./controls/rules-sheet.ts')).openRules(speech, purse, rules())
  const toggleSound = () => (synth.on = !synth.on)
  const leave = lobby.framed ? null : () => lobby.leave()
  showCornerButtons(speech, { openRules: () => void openRules(), toggleSound, leave }, synth.on)
  const openFair = async () =>
    (await import('../../studio/front/fair/fair-sheet.ts')).openFairSheet(speech, telling, seeds)
  part('check').replaceChildren(checkButton(speech, () => void openFair()))
  playByKeyboard(game)
  lobby.tell({ ante: 'game-ready' })
  await game.begin()
}

/** Space plays, unless it presses the control that has the focus. */
function playByKeyboard(game: Game): void {
  window.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input, dialog') !== null
    if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen()) return
    event.preventDefault()
    game.play()
  })
}
