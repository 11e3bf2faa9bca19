/** An event of an input field while an input method (Pinyin, Hangul, Kana, a swiping keyboard) is used in it. */
export interface CompositionEvent {
  type: 'compositionstart' | 'compositionend' | 'input' | 'blur'
  /** `InputEvent.isComposing` of an `input` event. */
  isComposing?: boolean
}

/**
 * Whether the input method still owns the text after this event. A value that is rewritten during composition is
 * inserted again by the next event: "12" becomes "112".
 *
 * - Chrome: the last `input` is composing, then `compositionend`; no `input` follows.
 * - Firefox: `compositionend`, then an `input` that is not composing.
 * - Safari: the `input` that inserts the final text is not composing but comes before `compositionend`.
 *
 * So a composition ends only with `compositionend`, or with `blur`, because some Android keyboards omit the former.
 */
export function composingAfter(composing: boolean, event: CompositionEvent): boolean {
  if (event.type === 'input') return composing || event.isComposing === true
  return event.type === 'compositionstart'
}

/** A rewritten value and its cursor position. */
interface Rewritten {
  value: string
  cursor: number
}

/** Rewrites a value; the cursor stays after the same text. `rewrite` must be idempotent. */
export function rewritten(rewrite: (typed: string) => string, typed: string, cursor: number): Rewritten {
  const value = rewrite(typed)
  return { value, cursor: Math.min(rewrite(typed.slice(0, cursor)).length, value.length) }
}
