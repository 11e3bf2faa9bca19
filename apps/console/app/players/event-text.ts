import type { TimelineKind } from '@ante/contract/console/players/person-lists.ts'
import { useLingui } from '@lingui/react/macro'

import { useActionText } from '../ui/action-text.ts'
import { stateText as depositStates } from '../deposits/deposit-texts.ts'
import { stateText as withdrawalStates } from '../withdrawals/withdrawal-texts.ts'
import {
  agentEvents,
  devices,
  gamingEvents,
  levelReasons,
  promotionTypes,
  registerMethods,
  securityEvents,
  signInMethods,
} from './code-texts.ts'
import type { CodeTexts, StateTexts } from './code-texts.ts'
import { exclusionLengths } from './exclusion-lengths.ts'
import { useCodeName } from './use-code-name.ts'

const textsOf = (states: StateTexts): CodeTexts =>
  Object.fromEntries(Object.entries(states).map(([code, { text }]) => [code, text]))

/** Texts of the events of each kind by their codes. Events of staff have the texts of actions. */
const EVENTS: Record<Exclude<TimelineKind, 'staff'>, CodeTexts> = {
  registration: registerMethods,
  'sign-in': signInMethods,
  security: securityEvents,
  deposit: textsOf(depositStates),
  withdrawal: textsOf(withdrawalStates),
  reward: promotionTypes,
  'responsible-gaming': gamingEvents,
  level: levelReasons,
  agent: agentEvents,
  note: {},
}

/** Returns a formatter for events by kind and code; a code without a text, such as the title of a reward, is shown itself. */
export function useEventText(): (kind: TimelineKind, code: string) => string {
  const { t } = useLingui()
  const actionText = useActionText()
  return (kind, code) => {
    const text = kind === 'staff' ? undefined : EVENTS[kind][code]
    return text ? t(text) : actionText(code)
  }
}

const BETWEEN = ' · '

/** Returns a formatter for the detail of an event: devices and lengths of exclusions are codes. */
export function useEventDetail(): (kind: TimelineKind, detail: string) => string {
  const codeName = useCodeName()
  return (kind, detail) => {
    if (kind === 'responsible-gaming') return codeName(exclusionLengths, detail)
    if (kind !== 'sign-in' && kind !== 'security') return detail
    const [device = '', ...others] = detail.split(BETWEEN)
    return [codeName(devices, device), ...others].join(BETWEEN)
  }
}
