type Attributes = Record<string, string | boolean>

/** Creates an element: attributes as in HTML, children in order. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (value !== false) made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

export function button(attributes: Attributes, onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children)
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') onPress()
  })
  return made
}

/** Keeps the focus, unlike `disabled`. */
export function setDisabled(control: HTMLElement, disabled: boolean): void {
  control.setAttribute('aria-disabled', String(disabled))
}
