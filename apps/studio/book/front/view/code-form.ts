import { element, setDisabled } from '../../../kit/front/controls/element.ts'
import { readCode } from '../../booking-room.ts'
import type { App } from './app.ts'

/** A field for the booking code of another player's ticket. */
export function codeForm(app: App): HTMLElement {
  const { frame, translator } = app
  const input = element('input', {
    class: 'code-input',
    id: 'booking-code',
    maxlength: '20',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    dir: 'ltr',
  })
  const open = element('button', { type: 'submit', class: 'action action-second' }, translator.t('openCode'))
  const label = element('label', { for: input.id }, translator.t('bookingCode'))
  const form = element('form', { class: 'code-form' }, label, input, open)
  const submit = async () => {
    const code = readCode(input.value)
    if (code === null) {
      input.focus()
      return frame.view.toast(translator.t('codeUnknown'))
    }
    setDisabled(open, true)
    const { openShared } = await import('./open-shared.ts')
    if (await openShared(app, code, app.openSlip)) input.value = ''
    setDisabled(open, false)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (open.getAttribute('aria-disabled') !== 'true') void submit()
  })
  return form
}
