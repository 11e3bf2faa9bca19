import { button, element } from '../../kit/front/controls/element.ts'
import { openSheet } from '../../kit/front/controls/sheet.ts'
import type { GameView, GameViewPorts } from '../../tables/front/game-view.ts'
import { handPoints } from '../maths/cards.ts'
import { isPair } from '../maths/coup.ts'
import { bankerRuleOf } from '../maths/limits.ts'
import type { RoadCoup } from '../maths/roads/big-road.ts'
import { spotWonCents, SPOTS } from '../maths/spots.ts'
import type { Spot } from '../maths/spots.ts'
import { CoupView } from '../outcome-view.ts'
import { BaccaratFelt } from './view/baccarat-felt.ts'
import { CardsScene } from './view/cards-scene.ts'
import { roadPictures } from './view/roads-view.ts'
import type { RoadTexts } from './view/roads-view.ts'
import type { BaccaratTextId } from './texts/texts.ts'

const SMALL = { bead: 7, big: 24, derived: 14 }
const LARGE = { bead: 14, big: 30, derived: 30 }
/** Odds as printed. */
const PRICES: Record<Spot, string> = {
  player: '1',
  banker: '0.95',
  tie: '8',
  'player-pair': '11',
  'banker-pair': '11',
}

export const spotTextIds: Record<Spot, BaccaratTextId> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  'player-pair': 'playerPair',
  'banker-pair': 'bankerPair',
}

export function baccaratView({
  translator,
  title,
  chips,
  reducedMotion,
  placeChips,
  sound,
}: GameViewPorts<BaccaratTextId>): GameView {
  const { t } = translator
  const rule = bankerRuleOf(title)
  const priceOf = (spot: Spot) =>
    spot === 'banker' && rule === 'half-on-six' ? t('payHalfOnSix') : t('pays', { times: PRICES[spot] })
  const bySpot = (make: (spot: Spot) => string): Record<Spot, string> => ({
    player: make('player'),
    banker: make('banker'),
    tie: make('tie'),
    'player-pair': make('player-pair'),
    'banker-pair': make('banker-pair'),
  })
  const felt = new BaccaratFelt({
    chips,
    money: (cents) => translator.money(cents),
    percent: (share) => `${translator.number(Math.round(share * 100))}%`,
    tap: (spot) => placeChips([[spot, 1]]),
    texts: {
      spots: bySpot((spot) => t(spotTextIds[spot])),
      prices: bySpot(priceOf),
      spotLabel: (spot, price, stakes) => t('spotLabel', { spot, price, laid: stakes }),
      share: (percent) => percent,
    },
  })
  const scene = new CardsScene({ player: t('player'), banker: t('banker') }, reducedMotion)
  const roads = roadsOf(translator)
  const winnerText = (outcome: unknown) => {
    const { player, banker, winner } = CoupView.parse(outcome)
    const points = { player: handPoints(player), banker: handPoints(banker) }
    if (winner === 'tie') return t('tieResult', points)
    return t(winner === 'player' ? 'playerWins' : 'bankerWins', points)
  }
  return {
    stage: scene.element,
    sidePanel: roads.element,
    felt,
    extras: null,
    sceneClass: 'cards',
    hasDealer: true,
    idle: () => scene.clear(),
    reveal: (outcome) => scene.deal(CoupView.parse(outcome), sound.card),
    show: (outcome) => scene.showAll(CoupView.parse(outcome)),
    history: (outcomes) => roads.show(outcomes.map(roadCoup)),
    wins: (outcome, spot) =>
      SPOTS.some(
        (candidate) => candidate === spot && spotWonCents(candidate, CoupView.parse(outcome), 100n, rule) > 100n,
      ),
    result: winnerText,
    gesture: (outcome) => {
      const { winner } = CoupView.parse(outcome)
      if (winner === 'tie') return 'invite'
      return winner === 'player' ? 'left' : 'right'
    },
  }
}

function roadCoup(outcome: unknown): RoadCoup {
  const { player, banker, winner } = CoupView.parse(outcome)
  return { winner, playerPair: isPair(player), bankerPair: isPair(banker) }
}

/** The roads below the scene; a tap enlarges them. */
function roadsOf({ t }: GameViewPorts<BaccaratTextId>['translator']) {
  const texts: RoadTexts = {
    letters: { player: t('letterPlayer'), banker: t('letterBanker'), tie: t('letterTie') },
    names: {
      bead: t('roadBead'),
      big: t('roadBig'),
      bigEye: t('roadBigEye'),
      small: t('roadSmall'),
      cockroach: t('roadCockroach'),
    },
  }
  let latest: readonly RoadCoup[] = []
  const roadsButton = button({ class: 'roads', dir: 'ltr', 'aria-label': t('roads') }, () => {
    const large = roadPictures(latest, texts, LARGE).map((road, nth) =>
      element(
        'figure',
        { class: 'road-figure' },
        element('figcaption', {}, Object.values(texts.names)[nth] ?? ''),
        road,
      ),
    )
    const content = element('div', { class: 'roads-large', dir: 'ltr' }, ...large)
    openSheet(t('roads'), { t }, content)
  })
  const show = (coups: readonly RoadCoup[]) => {
    latest = coups
    const [bead, big, ...derived] = roadPictures(coups, texts, SMALL)
    // Hidden from screen readers: the button's label describes the roads, and the sheet has their content.
    for (const road of [bead, big, ...derived]) road?.setAttribute('aria-hidden', 'true')
    if (bead && big) roadsButton.replaceChildren(bead, big, element('div', { class: 'roads-derived' }, ...derived))
  }
  show([])
  return { element: roadsButton, show }
}
