import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

/** Names of states by their codes. */
export type StateTexts = Readonly<Record<string, { text: MessageDescriptor }>>

/** Returns a function that names a state by its code; a code without a name, of a newer gateway, is shown as it is. */
export function useStateName(states: StateTexts): (code: string) => string {
  const { t } = useLingui()
  return (code) => {
    const state = states[code]
    return state ? t(state.text) : code
  }
}
