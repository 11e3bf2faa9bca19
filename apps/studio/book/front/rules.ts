import { element } from '../../kit/front/controls/element.ts'
import type { MarketKind } from '../markets/market.ts'
import { oddsFormats } from '../tickets/odds-formats.ts'
import { MOST_PARTS } from '../tickets/sold.ts'
import type { App } from './view/app.ts'
import { choices } from './view/choices.ts'

const THOUSAND = 1_000
const PLACES = 6

/** Explains the price formats and everything that determines a bet's payout. */
export function rules({ translate, season, settings }: Pick<App, 'translate' | 'season' | 'settings'>): Node[] {
  const { say, money } = translate
  const format = choices({
    legend: say('oddsFormat'),
    name: 'odds-format',
    options: oddsFormats.map((id) => ({ id, label: say(`format.${id}`) })),
    chosen: settings.format,
    onChoose: (chosen) => settings.set({ format: chosen }),
  })
  const { limits, overrounds = [], delayMs = 0 } = season.list ?? {}
  const cents = (text: string | undefined) => money(BigInt(text ?? 0))
  const amounts = {
    least: cents(limits?.leastCents),
    most: cents(limits?.mostStakeCents),
    payout: cents(limits?.mostPayoutCents),
  }
  const returns = overrounds.map(({ kind, before, inPlay }) =>
    element(
      'p',
      {},
      say('rulesReturnOf', {
        market: kind === 'total' ? say('market.total.football') : say(nameOf[kind]),
        margin: translate.percent(share(before - THOUSAND, THOUSAND)),
        inPlay: translate.percent(share(inPlay - THOUSAND, THOUSAND)),
        back: translate.percent(share(THOUSAND, before)),
        backInPlay: translate.percent(share(THOUSAND, inPlay)),
      }),
    ),
  )
  const section = (title: string, ...content: (Node | string)[]) =>
    element(
      'section',
      { class: 'rules-section' },
      element('h3', {}, title),
      ...content.map((one) => (typeof one === 'string' ? element('p', {}, one) : one)),
    )
  return [
    format,
    element('p', { class: 'rules-foreword' }, say('rulesSeason')),
    section(say('rulesReturn'), ...returns, say('rulesRounding')),
    section(say('rulesLines'), say('rulesLinesWhy')),
    section(say('rulesSettle'), say('rulesSettleWhy')),
    section(say('rulesVoid'), say('rulesVoidWhy')),
    section(say('rulesCorrected'), say('rulesCorrectedWhy')),
    section(say('rulesInPlay'), say('rulesInPlayWhy', { seconds: delayMs / THOUSAND })),
    section(say('rulesCombined'), say('rulesCombinedWhy')),
    section(say('rulesCashOut'), say('rulesCashOutWhy'), say('rulesCashOutPart', { count: MOST_PARTS })),
    section(say('rulesLimits'), say('rulesLimitsWhy', amounts)),
  ]
}

const nameOf = {
  result: 'market.result',
  winner: 'market.winner',
  handicap: 'market.handicap',
} as const satisfies Partial<Record<MarketKind, string>>

const share = (over: number, under: number): string => (over / under).toFixed(PLACES)
