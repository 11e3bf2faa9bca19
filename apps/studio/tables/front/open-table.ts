import type { RoundView, SessionView } from '../../kit/play-contract.ts'
import { openFrame } from '../../kit/front/frame/open-frame.ts'
import type { GameFrame } from '../../kit/front/frame/game-frame.ts'
import type { Refusals } from '../../kit/front/frame/refusals.ts'
import type { FrameTextId } from '../../kit/front/frame/texts/frame-texts.ts'
import type { Translator, TextTables } from '../../kit/front/texts/text-table.ts'
import { chipsOf } from '../chips.ts'
import type { GameView, GameViewPorts, TableTranslator } from './game-view.ts'
import { Slip } from './play/slip.ts'
import { TablePage } from './play/table-page.ts'
import { Rail } from './view/rail.ts'
import { TableView } from './view/table-view.ts'
import type { TableTextId } from './texts/table-texts.ts'

export interface TableOptions<Name extends string> {
  /** Includes the texts common to all tables. */
  texts: TextTables<Name | TableTextId>
  /** In multiples of the minimum bet. */
  spotLimits: ReadonlyMap<string, bigint>
  view(ports: GameViewPorts<Name>): GameView
  rules(translator: TableTranslator<Name>, session: SessionView): Promise<(Node | string)[]>
  describe(round: RoundView, translator: TableTranslator<Name>): (Node | string)[]
}

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
const DEALERS = 3
const refusals: Refusals<TableTextId> = {
  'limit.spot': 'limitSpotReached',
  'limit.table': 'limitTableReached',
  'deal.unknown': 'waitingForNext',
}

/** Opens the page of a scheduled table. */
export async function openTable<Name extends string>(options: TableOptions<Name>): Promise<void> {
  const frame: GameFrame<Name | TableTextId> | null = await openFrame<Name | TableTextId>({
    texts: options.texts,
    rules: (translator, session) => options.rules(translator, session),
    describe: (round, translator) => options.describe(round, translator),
    refusals,
  })
  if (!frame) return

  const { session, translator, sound } = frame
  const minCents = BigInt(session.limits?.minCents ?? '100')
  const tableMax = BigInt(session.limits?.maxCents ?? '0')
  const chips = chipsOf(minCents)
  const spotMax = new Map([...options.spotLimits].map(([spot, times]) => [spot, times * minCents]))
  const slip = new Slip({ spotMax, tableMax, min: minCents })
  const gameView = options.view({
    translator,
    title: session.title,
    minCents,
    chips,
    reducedMotion: () => reduced.matches,
    placeChips: (spots) =>
      page.placeChips(spots.map(([spot, count]) => ({ spot, cents: rail.picked * BigInt(count) }))),
    sound: {
      card: () => sound.reelStop(1),
      spin: () => sound.spin(),
      land: () => sound.lantern(1),
    },
  })
  const view = new TableView({
    dealer: gameView.hasDealer ? dealerOf(session.title.gameId) : null,
    sceneClass: gameView.sceneClass,
    stage: gameView.stage,
    sidePanel: gameView.sidePanel,
    texts: { timeLeft: translator.t('timeLeft'), proof: translator.t('proof') },
    openProof: () => void openProof(translator, page),
  })
  // Page and rail reference each other; both exist before the first tap.
  const page: TablePage = new TablePage({ frame, gameView, view, slip, rail: () => rail, tableMax })
  const rail: Rail = railOf(page, chips, translator)
  frame.view.felt.classList.add('table')
  frame.view.felt.append(view.scene, view.aside)
  frame.view.rail.classList.add('table-controls')
  frame.view.rail.append(gameView.felt.element, ...(gameView.extras ? [gameView.extras] : []), rail.element)
  page.begin()
}

function railOf(page: TablePage, chips: readonly bigint[], translator: Translator<TableTextId>): Rail {
  const texts = {
    chips: translator.t('chips'),
    undo: translator.t('undo'),
    double: translator.t('double'),
    rebet: translator.t('rebet'),
    clear: translator.t('clear'),
    confirm: (amount: string | null) =>
      amount === null ? translator.t('confirmNone') : translator.t('confirm', { amount }),
  }
  return new Rail(chips, (cents) => translator.money(cents), texts, {
    pick: () => undefined,
    undo: () => page.undo(),
    double: () => page.double(),
    rebet: () => page.rebet(),
    clear: () => page.clear(),
    confirm: () => void page.confirm(),
  })
}

async function openProof(translator: Translator<TableTextId | FrameTextId>, page: TablePage): Promise<void> {
  const { openProofSheet } = await import('./view/proof-sheet.ts')
  openProofSheet(translator, page.deal)
}

/** Returns the index of the dealer: always the same for one table. */
const dealerOf = (gameId: string): number =>
  Array.from(gameId, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % DEALERS
