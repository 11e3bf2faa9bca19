import { button, element } from '../../../kit/front/controls/element.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Empty state: a picture, a sentence, and one action. */
export function emptyState(title: string, hint: string, act?: { label: string; onPress: () => void }): HTMLElement {
  const acts = act ? [button({ class: 'action action-second' }, act.onPress, act.label)] : []
  return element('div', { class: 'empty' }, pitch(), element('h2', {}, title), element('p', {}, hint), ...acts)
}

/** A pitch from above, with a ball on the centre spot. */
export function pitch(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 120 72')
  svg.setAttribute('class', 'pitch')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', 'M4 4h112v64H4zM60 4v64M60 24a12 12 0 1 0 0 24a12 12 0 1 0 0-24M4 20h14v32H4M116 20h-14v32h14')
  const ball = document.createElementNS(SVG, 'circle')
  for (const [name, value] of Object.entries({ cx: '60', cy: '36', r: '3' })) ball.setAttribute(name, value)
  svg.append(path, ball)
  return svg
}
