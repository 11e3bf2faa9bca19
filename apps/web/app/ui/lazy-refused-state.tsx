import type { ReactNode } from 'react'

import { Later } from './later.tsx'

const load = async () => (await import('./refused-state.tsx')).RefusedState
const NO_PROPS = {}

/** `RefusedState` for pages that need it rarely: its code is loaded when a rule refuses a call. */
export function LazyRefusedState({ skeleton }: { skeleton?: ReactNode }) {
  return <Later isRequested quiet load={load} props={NO_PROPS} skeleton={skeleton} />
}
