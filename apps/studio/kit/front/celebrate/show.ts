import { button, element } from '../controls/element.ts'
import { part } from '../controls/parts.ts'

export interface Show {
  kind: 'win' | 'free'
  title: string
  text?: string
  picture?: string
  /** Amount that the caller animates. */
  amount?: HTMLElement
  /** Label of the continue button; without one a tap anywhere continues. Either way the show ends after `endsMs`. */
  action?: string
  /** Second button, which also ends the show. */
  share?: { label: string; onPress(): void } | undefined
  endsMs: number
}

/** Covers the game with one large text; resolves when the player continues, or after its time. */
export function openShow({ kind, title, text, picture, amount, action, share, endsMs }: Show): Promise<void> {
  const stage = part('stage')
  const before = document.activeElement
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(), endsMs)
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKey)
      show.remove()
      stage.inert = false
      if (before instanceof HTMLElement) before.focus()
      resolve()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    const attributes = { class: 'show', 'data-kind': kind, role: 'dialog', 'aria-modal': 'true', 'aria-label': title }
    const show = element('section', attributes, element('div', { class: 'show-rays' }))
    if (picture) show.append(element('img', { class: 'show-picture', src: picture, alt: '' }))
    show.append(element('h2', { class: 'show-title' }, element('span', {}, title)))
    if (text) show.append(element('p', { class: 'show-text' }, text))
    if (amount) show.append(amount)
    const proceed = action ? button({ class: 'action' }, end, action) : null
    if (proceed) show.append(proceed)
    if (share) show.append(button({ class: 'action action-second' }, () => (share.onPress(), end()), share.label))
    show.addEventListener('click', () => {
      if (!proceed) end()
    })
    window.addEventListener('keydown', onKey)
    stage.inert = true
    document.body.append(show)
    proceed?.focus()
  })
}
