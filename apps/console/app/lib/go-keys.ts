/** Time in milliseconds within which the second key of a sequence must follow. */
const SEQUENCE_MS = 1_500

/** Elements in which letters are typed. */
const TYPED = 'input, textarea, select, [contenteditable], [role=combobox], [role=searchbox]'

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPED) !== null

/** Whether a modal dialog or a menu is open, which handles the keys itself. */
const isCovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null

/**
 * Calls `onLetter` for the letter after `g`, wherever the focus is except in a field or a dialog. Events are handled
 * before all others of the page, and a character after `g` is not passed on: the `r` of `g r` never rejects the
 * open change. Returns a function that stops the calls.
 */
export function listenForGoKeys(onLetter: (letter: string) => void): () => void {
  let startedAt = -Infinity
  const consume = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    // A held modifier is part of the next key.
    if (key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta') return
    const isPending = timeStamp - startedAt <= SEQUENCE_MS
    startedAt = -Infinity
    if (hasModifier(event) || isTyped(event) || isCovered()) return
    const letter = key.toLowerCase()
    if (isPending && key.length === 1) {
      consume(event)
      if (!event.repeat) onLetter(letter)
    } else if (letter === 'g') {
      startedAt = timeStamp
      consume(event)
    }
  }
  window.addEventListener('keydown', onKey, { capture: true })
  return () => window.removeEventListener('keydown', onKey, { capture: true })
}
