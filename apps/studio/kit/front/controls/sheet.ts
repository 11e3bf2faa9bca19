import type { Translator } from '../texts/text-table.ts'
import { button, element } from './element.ts'
import { icon } from './icon.ts'

/** Opens a bottom sheet. Escape, the close button and a tap outside close it. */
export function openSheet(
  title: string,
  { t }: Pick<Translator<'close'>, 't'>,
  ...content: (Node | string)[]
): HTMLDialogElement {
  const close = button({ class: 'sheet-close', 'aria-label': t('close') }, () => dialog.close(), icon('close'))
  const heading = element('h2', { class: 'sheet-title', id: 'sheet-title' }, title)
  const head = element('header', { class: 'sheet-head' }, heading, close)
  const body = element('div', { class: 'sheet-body', tabindex: '0' }, ...content)
  const dialog = element('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' }, head, body)
  return show(dialog)
}

export interface NoticeAction {
  label: string
  onPress: () => void
}

/** Opens a modal dialog that requires an answer. Escape chooses the last action. */
export function openNotice(title: string, text: string, actions: NoticeAction[]): HTMLDialogElement {
  const buttons = actions.map(({ label, onPress }, index) =>
    button(
      { class: index === 0 ? 'action' : 'action action-second' },
      () => {
        dialog.close('answered')
        onPress()
      },
      label,
    ),
  )
  const dialog = element(
    'dialog',
    { class: 'notice', 'aria-labelledby': 'notice-title' },
    element('h2', { class: 'notice-title', id: 'notice-title' }, title),
    element('p', {}, text),
    element('div', { class: 'notice-actions' }, ...buttons),
  )
  dialog.addEventListener('cancel', () => actions.at(-1)?.onPress())
  return show(dialog)
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function show(dialog: HTMLDialogElement): HTMLDialogElement {
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && dialog.classList.contains('sheet')) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
