import { Sparks } from '../../kit/front/celebrate/sparks.ts'
import { StatusPanel } from '../../kit/front/controls/status-panel.ts'
import { showCornerButtons } from '../../kit/front/controls/corner-buttons.ts'
import { canvasPart, part } from '../../kit/front/controls/parts.ts'
import { isDialogOpen } from '../../kit/front/controls/sheet.ts'
import { checkButton } from '../../kit/front/fair/check-button.ts'
import { Seeds } from '../../kit/front/fair/seeds.ts'
import { Game } from '../../kit/front/play/game.ts'
import { lastResults } from '../../kit/front/play/last-results.ts'
import { lobbyAt } from '../../kit/front/play/lobby.ts'
import { openSession } from '../../kit/front/play/open-session.ts'
import { StakeSelector } from '../../kit/front/play/stake-selector.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { Synth } from '../../kit/front/sound/synth.ts'
import { translatorIn } from '../../kit/front/texts/text-table.ts'
import type { Theme } from '../themes/theme.ts'
import { themeOf } from '../themes/theme-of.ts'
import { PickPanel } from './controls/pick-panel.ts'
import { prizeModeRequest } from './controls/prize-mode-request.ts'
import { showTitle } from './controls/title.ts'
import { loadTheme } from './scene/load-theme.ts'
import { applyPalette } from './scene/palette.ts'
import { PickScene } from './scene/pick-scene.ts'
import { quickTexts } from './texts/quick-texts.ts'
import type { QuickTranslator } from './texts/quick-texts.ts'

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

async function start(): Promise<void> {
  const opened = await openSession(await translatorIn(quickTexts, { language: navigator.language, currency: 'EUR' }))
  if (!opened) return

  const { session } = opened
  const request = prizeModeRequest()
  const theme = await loadTheme(themeOf(session.title))
  applyPalette(theme.palette)
  const translator = await translatorIn(quickTexts, session)
  const seeds = new Seeds(session.next)
  const calls = { ...opened.calls, round: seeds.withCommitment(opened.calls.round) }
  const synth = new Synth()
  const board = new StatusPanel(translator, session.playMode)
  const stakeSelector = new StakeSelector(board, session)
  const road = lastResults(part('road'), translator.t('lastResults'))
  const reducedMotion = () => reduced.matches
  const ports = {
    theme,
    board,
    translator,
    synth,
    road,
    seeds,
    sparks: new Sparks(canvasPart('sparks')),
    reducedMotion,
  }
  const lobby = lobbyAt(session.lobbyUrl, (message) => game.onMessage(message))
  const panel = new PickPanel(theme, translator, { stakeSelector, tap: () => synth.click(), play: () => game.play() })
  const scene = new PickScene(ports, panel)
  const choice = () => panel.picked
  const clientSeed = () => seeds.forNextRound()
  const round = { session, calls, lobby, scene, board, translator, stakeSelector, choice, clientSeed }
  const game: Game = new Game({ ...round, panel: () => panel })
  showTitle(session, translator, request)
  showCornerButtons(translator, cornersOf({ session, translator, synth, lobby, theme }), synth.isOn)
  part('check').replaceChildren(checkButton(translator, () => void openFair({ translator, theme, seeds })))
  playByKeyboard(game, panel)
  lobby.send({ ante: 'game-ready' })
  await game.begin()
}

interface Corners {
  session: SessionView
  translator: QuickTranslator
  synth: Synth
  lobby: ReturnType<typeof lobbyAt>
  theme: Theme
}

function cornersOf({ session, translator, synth, lobby, theme }: Corners) {
  return {
    openRules: () => void openRules({ translator, theme, title: session.title.name }),
    toggleSound: () => {
      synth.isOn = !synth.isOn
      return synth.isOn
    },
    leave: lobby.framed ? null : () => lobby.leave(),
  }
}

// Sheets are loaded on demand.

async function openFair(parts: { translator: QuickTranslator; theme: Theme; seeds: Seeds }): Promise<void> {
  const [{ openFairSheet }, { fairDescriber }] = await Promise.all([
    import('../../kit/front/fair/fair-sheet.ts'),
    import('./fair/fair-describer.ts'),
  ])
  openFairSheet(parts.translator, fairDescriber(parts.translator, parts.theme), parts.seeds)
}

async function openRules(parts: { translator: QuickTranslator; theme: Theme; title: string }): Promise<void> {
  const { openRulesSheet } = await import('./controls/rules-sheet.ts')
  openRulesSheet(parts.translator, parts.theme, parts.title)
}

/** Space plays, unless a control has the focus. */
function playByKeyboard(game: Game, panel: PickPanel): void {
  window.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, dialog') !== null
    if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen() || panel.picked === null) return
    event.preventDefault()
    game.play()
  })
}

void start()
