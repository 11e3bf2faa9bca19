/** What an input field reports while an input method (Pinyin, Hangul, Kana, a swiping keyboard) is used in it. */
export interface CompositionEvent {
  type: 'compositionstart' | 'compositionend' | 'input' | 'blur'
  /** Of an `input` event: `InputEvent.isComposing`. */
  isComposing?: boolean
}

/**
 * Whether the input method still owns the text after this event. A value that is rewritten while it does is inserted again
 * by the next event: "12" becomes "112".
 *
 * - Chrome: the last `input` is composing, then `compositionend`; no `input` follows.
 * - Firefox: `compositionend`, then an `input` that is not composing.
 * - Safari: the `input` that inserts the final text is not composing but comes before `compositionend`.
 *
 * So only `compositionend` ends a composition, or leaving the field, where some Android keyboards omit it.
 */
export function composingAfter(composing: boolean, event: CompositionEvent): boolean {
  if (event.type === 'input') return composing || event.isComposing === true
  return event.type === 'compositionstart'
}

/** A value and where its cursor belongs after it was rewritten. */
interface Rewritten {
  value: string
  cursor: number
}

/**
 * Rewrites a value; the cursor stays behind what it stood behind. `rewrite` has to be stable: its result rewritten is
 * itself.
 */
export function rewritten(rewrite: (typed: string) => string, typed: string, cursor: number): Rewritten {
  const value = rewrite(typed)
  return { value, cursor: Math.min(rewrite(typed.slice(0, cursor)).length, value.length) }
}
