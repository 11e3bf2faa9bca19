import type { ReactNode } from 'react'

import { Later } from './later.tsx'

const load = async () => (await import('./refused-state.tsx')).RefusedState
const NO_PROPS = {}

/** `RefusedState` where it is rare: its code is loaded when a call is refused by rule. */
export function RefusedLater({ skeleton }: { skeleton?: ReactNode }) {
  return <Later wanted quiet load={load} props={NO_PROPS} skeleton={skeleton} />
}
