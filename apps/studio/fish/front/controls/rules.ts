import { element } from '../../../kit/front/controls/element.ts'
import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import { decimal } from '../../../kit/maths/exact/fraction.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import { drawings } from '../../art/drawings.ts'
import { creatureOf, prizesOf, targets } from '../../maths/creatures.ts'
import type { Target } from '../../maths/creatures.ts'
import { figuresOf, largestTimes } from '../../maths/figures.ts'
import { MAX_SHOTS, SHOTS_PER_SECOND } from '../../room/volley-choice.ts'
import { BOSS_EVERY_SECONDS } from '../../sea/swimmers.ts'
import { pictureOf } from '../scene/sprites.ts'
import type { FishTextId } from '../texts/fish-texts.ts'

const DECIMALS = 6
type FishTranslator = Translator<FishTextId | FrameTextId>

/** The rules: how to play, payouts and probabilities of each target, and the return, from the rules' own data. */
export function rulesOf(translator: FishTranslator, { stakesCents }: SessionView): HTMLElement[] {
  const { t, number, money } = translator
  const [min = '0', max = min] = [stakesCents[0], stakesCents.at(-1)]
  const { returned } = figuresOf('minnow', 'single')
  return [
    section(t('rulesPlay'), [
      t('rulesIntro', { shots: number(MAX_SHOTS) }),
      t('rulesFirst'),
      t('rulesVolley'),
      t('rulesDouble'),
      t('rulesLock'),
      t('rulesBoss', { seconds: number(BOSS_EVERY_SECONDS) }),
      t('rulesSwept'),
    ]),
    section(t('prices'), [], priceTable(translator)),
    section(t('figures'), [
      t('rulesReturn', { share: translator.percent(decimal(returned, DECIMALS)) }),
      t('rulesLargest', { times: number(largestTimes) }),
      t('rulesLimits', {
        min: money(BigInt(min)),
        max: money(BigInt(max)),
        shots: number(MAX_SHOTS),
        speed: number(SHOTS_PER_SECOND),
      }),
      t('rulesRound'),
      t('interrupted'),
    ]),
  ]
}

const section = (title: string, lines: string[], ...children: Node[]) =>
  element(
    'section',
    { class: 'rules-section' },
    element('h3', {}, title),
    ...lines.map((line) => element('p', {}, line)),
    ...children,
  )

function priceTable(translator: FishTranslator): HTMLElement {
  const head = (['target', 'pays', 'chance'] as const).map((name) =>
    element('th', { scope: 'col' }, translator.t(name)),
  )
  return element(
    'table',
    { class: 'price-table' },
    element('caption', { class: 'unseen' }, translator.t('prices')),
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...targets.map((target) => priceRow(translator, target))),
  )
}

function priceRow({ t, number, percent }: FishTranslator, target: Target): HTMLElement {
  const picture = pictureOf(drawings[creatureOf(target)], 'price-picture')
  const times = prizesOf[target].map((prize) => number(prize.times)).join(' / ')
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, picture, t(target)),
    element('td', { dir: 'ltr' }, `×${times}`),
    element('td', {}, percent(decimal(figuresOf(target, 'single').chance, DECIMALS))),
  )
}
