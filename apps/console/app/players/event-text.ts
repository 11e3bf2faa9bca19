import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { useActionText } from '../ui/action-text.ts'
import { wordsOf } from './words-of.ts'

const EVENTS: Record<string, MessageDescriptor> = {
  'rest:timeOut': msg`Time-out begins`,
  'rest:exclusion': msg`Exclusion begins`,
  corrected: msg`Exclusion corrected by staff`,
  back: msg`Reinstatement requested`,
  confirmed: msg`Higher limit confirmed`,
  kept: msg`Limit kept`,
}

/** Returns a formatter for event names by code; actions of staff have their common names of `ui/action-text.ts`. */
export function useEventText(): (code: string) => string {
  const { t } = useLingui()
  const actionText = useActionText()
  return (code) => {
    const known = EVENTS[code]
    if (known) return t(known)
    const action = actionText(code)
    return action === code ? wordsOf(code) : action
  }
}
