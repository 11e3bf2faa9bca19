import { element } from '../../kit/front/controls/element.ts'
import type { MarketKind } from '../markets/market.ts'
import { oddsFormats } from '../tickets/odds-formats.ts'
import { MAX_PARTS } from '../tickets/sold-parts.ts'
import type { App } from './view/app.ts'
import { choices } from './view/choices.ts'

const THOUSAND = 1_000
const DECIMALS = 6

/** Explains the price formats and everything that determines a bet's payout. */
export function rules({
  translator,
  matchCache,
  settings,
}: Pick<App, 'translator' | 'matchCache' | 'settings'>): Node[] {
  const { t, money } = translator
  const format = choices({
    legend: t('oddsFormat'),
    name: 'odds-format',
    options: oddsFormats.map((id) => ({ id, label: t(`format.${id}`) })),
    chosen: settings.format,
    onChoose: (chosen) => settings.set({ format: chosen }),
  })
  const { limits, overrounds = [], delayMs = 0 } = matchCache.list ?? {}
  const cents = (text: string | undefined) => money(BigInt(text ?? 0))
  const amounts = {
    min: cents(limits?.minCents),
    max: cents(limits?.maxStakeCents),
    payout: cents(limits?.maxPayoutCents),
  }
  const returns = overrounds.map(({ kind, before, inPlay }) =>
    element(
      'p',
      {},
      t('rulesReturnText', {
        market: kind === 'total' ? t('market.total.football') : t(nameOf[kind]),
        margin: translator.percent(share(before - THOUSAND, THOUSAND)),
        inPlay: translator.percent(share(inPlay - THOUSAND, THOUSAND)),
        back: translator.percent(share(THOUSAND, before)),
        backInPlay: translator.percent(share(THOUSAND, inPlay)),
      }),
    ),
  )
  const section = (title: string, ...content: (Node | string)[]) =>
    element(
      'section',
      { class: 'rules-section' },
      element('h3', {}, title),
      ...content.map((item) => (typeof item === 'string' ? element('p', {}, item) : item)),
    )
  return [
    format,
    element('p', { class: 'rules-foreword' }, t('rulesSeason')),
    section(t('rulesReturn'), ...returns, t('rulesRounding')),
    section(t('rulesLines'), t('rulesLinesText')),
    section(t('rulesSettle'), t('rulesSettleText')),
    section(t('rulesVoid'), t('rulesVoidText')),
    section(t('rulesCorrected'), t('rulesCorrectedText')),
    section(t('rulesInPlay'), t('rulesInPlayText', { seconds: delayMs / THOUSAND })),
    section(t('rulesCombined'), t('rulesCombinedText')),
    section(t('rulesCashOut'), t('rulesCashOutText'), t('rulesCashOutPart', { count: MAX_PARTS })),
    section(t('rulesLimits'), t('rulesLimitsText', amounts)),
  ]
}

const nameOf = {
  result: 'market.result',
  winner: 'market.winner',
  handicap: 'market.handicap',
} as const satisfies Partial<Record<MarketKind, string>>

const share = (numerator: number, denominator: number): string => (numerator / denominator).toFixed(DECIMALS)
