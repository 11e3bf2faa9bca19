import { element } from '../../studio/front/controls/element.ts'
import { part } from '../../studio/front/controls/parts.ts'

/** The parts of a page of the house's games, round the game's own scene. */
export function buildPage(): void {
  part('stage').prepend(header(), about(), machine(), meter(), panel(), strip())
  document.body.append(
    element('canvas', { id: 'sparks', class: 'sparks', 'aria-hidden': 'true' }),
    element('p', { id: 'said', class: 'unseen', 'aria-live': 'polite' }),
  )
}

const header = () =>
  element(
    'header',
    { class: 'top' },
    element('div', { id: 'top-start', class: 'top-side' }),
    element('div', { class: 'title' }, element('h1', { id: 'title', class: 'title-name', dir: 'auto' })),
    element('div', { id: 'top-end', class: 'top-side' }),
  )

const about = () => element('div', { class: 'about' }, element('p', { id: 'badge', class: 'badge', hidden: true }))

const machine = () =>
  element(
    'section',
    { class: 'machine' },
    element('div', { id: 'scene', class: 'scene', dir: 'ltr' }),
    element('ol', { id: 'road', class: 'road' }),
    element('div', { id: 'check', class: 'check-place' }),
  )

const meter = () =>
  element(
    'section',
    { class: 'meter' },
    element(
      'p',
      { id: 'win', class: 'win', 'data-tier': 'none' },
      element('span', { id: 'win-label' }),
      ' ',
      element('output', { id: 'win-amount' }),
    ),
    element('p', { id: 'result', class: 'result', dir: 'auto' }),
    element('p', { id: 'toast', class: 'toast', role: 'status' }),
  )

const panel = () =>
  element(
    'section',
    { class: 'panel' },
    element('div', { id: 'choices' }),
    element('div', { id: 'stakes' }),
    element('div', { id: 'play' }),
  )

const strip = () => element('footer', { class: 'strip' }, amount('balance'), amount('session'))

function amount(name: string): HTMLElement {
  return element('p', {}, element('span', { id: `${name}-label` }), element('output', { id: name }))
}
