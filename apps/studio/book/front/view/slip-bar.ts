import { button, element } from '../../../kit/front/controls/element.ts'
import { stakeCentsOf } from '../../tickets/ticket.ts'
import type { App } from './app.ts'
import { setText } from './match-row.ts'
import { ticketsOf } from './place-slip.ts'

/** Bar above the tabs with the number of picks. It opens the slip sheet. */
export function slipBar(app: App, onOpen: () => void): HTMLElement {
  const { slip, settings, translator } = app
  const count = element('strong', {})
  const sum = element('span', {})
  const bar = button({ class: 'slip-bar' }, onOpen, count, element('span', {}, translator.t('slip')), sum)
  const show = () => {
    bar.hidden = slip.legs.length === 0
    setText(count, String(slip.legs.length))
    const total = ticketsOf(slip, settings.oddsChange).reduce((cents, ticket) => cents + stakeCentsOf(ticket), 0n)
    setText(sum, translator.money(total))
    bar.setAttribute('aria-label', `${translator.t('slip')}: ${translator.count('picks', slip.legs.length)}`)
  }
  slip.onChange(show)
  settings.onChange(show)
  show()
  return bar
}
