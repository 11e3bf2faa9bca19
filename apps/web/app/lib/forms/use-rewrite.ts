import { useRef } from 'react'
import type { CompositionEvent as ReactCompositionEvent, FocusEvent, InputEvent } from 'react'

import { composingAfter, rewritten } from './composition.ts'

type Rewrite = (typed: string) => string

interface RewriteProps {
  onInput(event: InputEvent<HTMLInputElement>): void
  onCompositionStart(): void
  onCompositionEnd(event: ReactCompositionEvent<HTMLInputElement>): void
  onBlur(event: FocusEvent<HTMLInputElement>): void
}

/**
 * Props of an uncontrolled input whose value is rewritten while it is typed, for example to digits only. The text of an
 * input method is left unchanged until its composition ends. `onValue` receives the rewritten value after every change
 * and whether it is final. Every field that rewrites its value uses this.
 */
export function useRewrite(rewrite: Rewrite, onValue?: (value: string, isFinal: boolean) => void): RewriteProps {
  const composing = useRef(false)
  const settle = (input: HTMLInputElement, type: 'compositionend' | 'blur') => {
    const wasComposing = composing.current
    composing.current = composingAfter(wasComposing, { type })
    // Dispatches an `input` event so that the form validates the final value: Chrome sends none after a composition.
    if (wasComposing) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return {
    onInput: ({ currentTarget: input, nativeEvent }) => {
      composing.current = composingAfter(composing.current, { type: 'input', isComposing: nativeEvent.isComposing })
      if (!composing.current) rewriteLine(input, rewrite)
      onValue?.(rewrite(input.value), !composing.current)
    },
    onCompositionStart: () => {
      composing.current = composingAfter(composing.current, { type: 'compositionstart' })
    },
    onCompositionEnd: ({ currentTarget }) => settle(currentTarget, 'compositionend'),
    onBlur: ({ currentTarget }) => settle(currentTarget, 'blur'),
  }
}

function rewriteLine(input: HTMLInputElement, rewrite: Rewrite): void {
  const next = rewritten(rewrite, input.value, input.selectionStart ?? input.value.length)
  // Writing the same value would move the cursor to the end.
  if (next.value === input.value) return
  input.value = next.value
  if (document.activeElement === input) input.setSelectionRange(next.cursor, next.cursor)
}
