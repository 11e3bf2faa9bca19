import { element } from '../../../kit/front/controls/element.ts'
import { part } from '../../../kit/front/controls/parts.ts'

/** Builds the parts of a machine's page when the title has no page of its own. */
export function buildPage(): void {
  const cover = element('img', { id: 'cover', class: 'cover', alt: '', 'aria-hidden': 'true', hidden: true })
  document.body.prepend(cover, element('div', { class: 'dusk', 'aria-hidden': 'true' }))
  document.body.append(
    element('canvas', { id: 'sparks', class: 'sparks', 'aria-hidden': 'true' }),
    element('p', { id: 'announced', class: 'unseen', 'aria-live': 'polite' }),
  )
  part('stage').prepend(
    element(
      'header',
      { class: 'top' },
      element('div', { id: 'top-start', class: 'top-side' }),
      element('h1', { id: 'title', class: 'logo title' }),
      element('div', { id: 'top-end', class: 'top-side top-end' }),
    ),
    element('p', { id: 'badge', class: 'badge', hidden: true }),
    element('section', { id: 'jackpot', class: 'jackpot', hidden: true }),
    machine(),
    meter(),
    element(
      'section',
      { class: 'panel' },
      element('div', { id: 'bet', class: 'bet' }),
      element('div', { id: 'spin', class: 'spin-slot' }),
      element('div', { id: 'auto', class: 'auto-slot' }),
    ),
    element('footer', { class: 'strip' }, amount('balance'), amount('session')),
  )
}

function machine(): HTMLElement {
  const reels = element('canvas', { id: 'reels', class: 'reels', role: 'img' })
  const bar = element('p', { id: 'free-bar', class: 'free-bar', dir: 'auto', hidden: true })
  return element('section', { class: 'machine' }, element('div', { class: 'frame', dir: 'ltr' }, reels, bar))
}

function meter(): HTMLElement {
  const [label, output] = [element('span', { id: 'win-label' }), element('output', { id: 'win-amount' })]
  return element(
    'section',
    { class: 'meter' },
    element('p', { id: 'win', class: 'win', 'data-tier': 'none' }, label, ' ', output),
    element('p', { id: 'toast', class: 'toast', role: 'status' }),
  )
}

function amount(name: string): HTMLElement {
  return element('p', {}, element('span', { id: `${name}-label` }), element('output', { id: name }))
}
