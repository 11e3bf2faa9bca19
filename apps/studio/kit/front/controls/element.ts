type Attributes = Record<string, string | boolean>

/** Creates an element: attributes as in HTML, children in order. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const newElement = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) newElement.setAttribute(name, '')
    else if (value !== false) newElement.setAttribute(name, value)
  }
  newElement.append(...children)
  return newElement
}

export function button(attributes: Attributes, onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const newButton = element('button', { type: 'button', ...attributes }, ...children)
  newButton.addEventListener('click', () => {
    if (newButton.getAttribute('aria-disabled') !== 'true') onPress()
  })
  return newButton
}

/** Sets `aria-disabled`: unlike with `disabled`, the control keeps the focus. */
export function setDisabled(control: HTMLElement, disabled: boolean): void {
  control.setAttribute('aria-disabled', String(disabled))
}
