import { button, element, setDisabled } from '../../kit/front/controls/element.ts'
import type { GameView, GameViewPorts } from '../../tables/front/game-view.ts'
import type { Felt, FeltState } from '../../tables/front/view/felt.ts'
import { calledBets, neighboursOf } from '../maths/called-bets.ts'
import { spots } from '../maths/spots.ts'
import { colourOf, POCKETS } from '../maths/wheel.ts'
import { SpinView } from '../outcome-view.ts'
import { RouletteFelt } from './view/roulette-felt.ts'
import { WheelScene } from './view/wheel-scene.ts'
import type { RouletteTextId } from './texts/texts.ts'

const LAST_SHOWN = 14
const EXTREMES = 4
const outerTexts: Readonly<Record<string, RouletteTextId>> = {
  red: 'red',
  black: 'black',
  odd: 'odd',
  even: 'even',
  low: 'low',
  high: 'high',
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
  'column-1': 'column',
  'column-2': 'column',
  'column-3': 'column',
}

export function rouletteView({
  translator,
  chips,
  reducedMotion,
  placeChips,
  sound,
}: GameViewPorts<RouletteTextId>): GameView {
  const { t } = translator
  const scene = new WheelScene(reducedMotion)
  const outer = Object.fromEntries(Object.entries(outerTexts).map(([id, textId]) => [id, t(textId)]))
  const callBar = new CallBar(translator, placeChips)
  const board = new RouletteFelt({
    chips,
    texts: { outer, number: (number) => t('number', { number }), felt: t('felt') },
    tap: (spot) => {
      const pocket = callBar.isForNeighbours && /^\d+$/.test(spot) ? Number(spot) : null
      placeChips(pocket === null ? [[spot, 1]] : neighboursOf(pocket))
    },
  })
  const numbers = new NumbersView(translator)
  const pocketOf = (outcome: unknown) => SpinView.parse(outcome).pocket
  return {
    stage: scene.element,
    sidePanel: numbers.element,
    felt: withCalls(board, callBar),
    extras: callBar.element,
    sceneClass: 'wheel',
    hasDealer: true,
    idle: () => scene.clear(),
    reveal: async (outcome) => {
      sound.spin()
      await scene.spin(pocketOf(outcome))
      sound.land()
    },
    show: (outcome) => scene.showAt(pocketOf(outcome)),
    history: (outcomes) => numbers.show(outcomes.map(pocketOf)),
    wins: (outcome, spot) => spots.get(spot)?.numbers.includes(pocketOf(outcome)) ?? false,
    result: (outcome) => t('resultNumber', { number: pocketOf(outcome) }),
    gesture: () => 'invite',
  }
}

/** Returns a felt that enables and disables the called bets together with the felt. */
const withCalls = (felt: RouletteFelt, bar: CallBar): Felt => ({
  element: felt.element,
  show: (state: FeltState) => {
    felt.show(state)
    bar.show(state.isOpen)
  },
  mark: (won) => felt.mark(won),
})

class CallBar {
  readonly element: HTMLElement
  readonly #buttons: HTMLButtonElement[]
  isForNeighbours = false

  constructor(
    { t }: GameViewPorts<RouletteTextId>['translator'],
    placeChips: GameViewPorts<RouletteTextId>['placeChips'],
  ) {
    const call = (name: keyof typeof calledBets) =>
      button({ class: 'call' }, () => placeChips(calledBets[name]), t(name))
    const neighbours = button(
      { class: 'call', 'aria-pressed': 'false', title: t('pickNeighbour') },
      () => {
        this.isForNeighbours = !this.isForNeighbours
        neighbours.setAttribute('aria-pressed', String(this.isForNeighbours))
      },
      t('neighbours'),
    )
    this.#buttons = [call('voisins'), call('tiers'), call('orphelins'), neighbours]
    this.element = element('div', { class: 'calls', role: 'group', 'aria-label': t('callBets') }, ...this.#buttons)
  }

  show(isOpen: boolean): void {
    for (const callButton of this.#buttons) setDisabled(callButton, !isOpen)
  }
}

/** The last numbers, and the recently frequent and rare ones. They do not predict the next number. */
class NumbersView {
  readonly element = element('div', { class: 'numbers' })
  readonly #translator: GameViewPorts<RouletteTextId>['translator']

  constructor(translator: GameViewPorts<RouletteTextId>['translator']) {
    this.#translator = translator
    this.show([])
  }

  show(pockets: readonly number[]): void {
    const { t } = this.#translator
    const counts = Array.from({ length: POCKETS }, (_, pocket) => ({
      pocket,
      count: pockets.filter((candidate) => candidate === pocket).length,
    }))
    const byCount = [...counts].sort((a, b) => b.count - a.count)
    const hot = byCount.slice(0, EXTREMES).map(({ pocket }) => pocket)
    const cold = byCount.slice(-EXTREMES).map(({ pocket }) => pocket)
    const last = pockets.slice(-LAST_SHOWN).reverse()
    const mark = (pocket: number, nth: number, isLast: boolean) =>
      element(
        'span',
        { class: isLast && nth === 0 ? 'number number-latest' : 'number', 'data-colour': colourOf(pocket) },
        String(pocket),
      )
    const name = (text: string) => element('span', { class: 'numbers-name' }, text)
    const hasPockets = pockets.length > 0
    this.element.replaceChildren(
      element(
        'div',
        { class: 'numbers-row' },
        name(t('lastNumbers')),
        ...last.map((pocket, nth) => mark(pocket, nth, true)),
      ),
      element(
        'div',
        { class: 'numbers-row' },
        name(t('hotNumbers')),
        ...(hasPockets ? hot.map((pocket, nth) => mark(pocket, nth, false)) : []),
        name(t('coldNumbers')),
        ...(hasPockets ? cold.map((pocket, nth) => mark(pocket, nth, false)) : []),
      ),
    )
  }
}
