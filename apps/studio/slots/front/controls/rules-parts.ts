import { element } from '../../../kit/front/controls/element.ts'
import { volatilityOf } from '../../volatility-of.ts'
import { wheelColour } from '../reels/win-marks.ts'
import type { StudioTranslator } from '../../../kit/front/controls/texts/studio-texts.ts'

export const paragraph = (text: string): HTMLElement => element('p', {}, text)

/** A paragraph at the beginning of the rules. */
export const introParagraph = (text: string): HTMLElement => element('p', { class: 'rules-foreword' }, text)

export function section(title: string, ...content: (Node | string)[]): HTMLElement {
  return element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)
}

/** A symbol, and its payout or function. */
export function payCard(
  { source, label, wide = false }: { source: string; label: string; wide?: boolean },
  content: Node,
) {
  const picture = element('img', { src: source, alt: label, width: '56', height: '56' })
  return element('div', { class: wide ? 'pay-card pay-card-wide' : 'pay-card' }, picture, content)
}

/** Payouts of a symbol from `minCount` of a kind on, in the smallest payable amounts; the largest count first. */
export function pays(
  { money, number }: StudioTranslator,
  { cents, minCount }: { cents: readonly bigint[]; minCount: number },
): HTMLElement {
  const rows = cents.map((amount, index) => [number(index + minCount), money(amount)] as const).reverse()
  return terms('pays', rows)
}

/** Terms and their values, in two columns. */
export function terms(className: 'pays' | 'figures', rows: readonly (readonly [string, string])[]): HTMLElement {
  const cells = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element('dl', { class: className }, ...cells)
}

/** Draws each line as it runs over the reels. */
export function linePictures(
  { number }: StudioTranslator,
  lines: readonly (readonly number[])[],
  rows: number,
): HTMLElement {
  const pictures = lines.map((rowOfReel, line) => {
    const reels = rowOfReel.length
    const cells = Array.from({ length: rows * reels }, (_, cell) => {
      const played = rowOfReel[cell % reels] === Math.floor(cell / reels)
      const dot = element('i', { class: played ? 'dot dot-on' : 'dot' })
      if (played) dot.style.setProperty('--line', wheelColour(line, lines.length))
      return dot
    })
    const grid = element('div', { class: 'line-grid', dir: 'ltr', 'aria-hidden': 'true' }, ...cells)
    grid.style.setProperty('--line-reels', String(reels))
    return element('li', {}, grid, element('span', {}, number(line + 1)))
  })
  return element('ol', { class: 'line-pictures' }, ...pictures)
}

export interface Published {
  returnToPlayer: string
  hitRate: string
  variance: string
  largestWin: string
}

/** Lists the published figures of a machine, with additional figures of the game in between. */
export function figures(
  { t, percent, number }: StudioTranslator,
  { returnToPlayer, hitRate, variance, largestWin }: Published,
  ownTerms: readonly (readonly [string, string])[],
): HTMLElement {
  const deviation = Math.sqrt(Number(variance))
  return terms('figures', [
    [t('returnToPlayer'), percent(returnToPlayer)],
    [t('hitRate'), percent(hitRate)],
    ...ownTerms,
    [t('volatility'), t(`volatility-${volatilityOf(deviation)}`, { deviation: number(deviation) })],
    [t('largestWin'), t('timesBet', { times: number(Number(largestWin)) })],
  ])
}
