import { element } from '../../kit/front/controls/element.ts'
import type { GameView, GameViewPorts } from '../../tables/front/game-view.ts'
import type { Spot } from '../maths/bout.ts'
import { seedFor } from '../maths/limits.ts'
import { BoutView } from '../outcome-view.ts'
import { ArenaFelt } from './view/arena-felt.ts'
import { ArenaScene } from './view/arena-scene.ts'
import type { ArenaTextId } from './texts/texts.ts'

const LAST_SHOWN = 28

export const resultTextIds: Record<Spot, ArenaTextId> = { meron: 'meronWins', wala: 'walaWins', draw: 'drawResult' }

export function arenaView({
  translator,
  minCents,
  chips,
  reducedMotion,
  placeChips,
  sound,
}: GameViewPorts<ArenaTextId>): GameView {
  const { t } = translator
  const names = { meron: t('meron'), wala: t('wala'), draw: t('draw') }
  const scene = new ArenaScene(names, reducedMotion)
  const felt = new ArenaFelt({
    chips,
    seed: seedFor(minCents),
    money: (cents) => translator.money(cents),
    odds: (hundredths) => (Number(hundredths) / 100).toFixed(2),
    tap: (spot) => placeChips([[spot, 1]]),
    texts: {
      names,
      drawPrice: t('drawPrice'),
      noOdds: t('noOdds'),
      pool: (amount) => t('pool', { amount }),
      seed: (amount) => t('seed', { amount }),
      spotLabel: (spot, odds, stakes) => t('spotLabel', { spot, odds, laid: stakes }),
    },
  })
  const bouts = element('div', { class: 'bouts', role: 'group', 'aria-label': t('lastBouts') })
  const bead = (outcome: unknown) => {
    const { came } = BoutView.parse(outcome)
    return element('span', { class: `bout bout-${came}`, title: names[came] }, names[came].slice(0, 1))
  }
  return {
    stage: scene.element,
    sidePanel: bouts,
    felt,
    extras: null,
    sceneClass: 'arena',
    hasDealer: false,
    idle: () => scene.clear(),
    reveal: async (outcome) => {
      const { came, show } = BoutView.parse(outcome)
      sound.spin()
      await scene.fight(came, show)
      sound.land()
    },
    show: (outcome) => scene.showAt(BoutView.parse(outcome).came),
    history: (outcomes) => bouts.replaceChildren(...outcomes.slice(-LAST_SHOWN).reverse().map(bead)),
    wins: (outcome, spot) => BoutView.parse(outcome).came === spot,
    result: (outcome) => t(resultTextIds[BoutView.parse(outcome).came]),
    gesture: () => 'rest',
  }
}
