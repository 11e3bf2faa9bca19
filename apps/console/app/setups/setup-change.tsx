import { SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import * as z from 'zod/mini'

import { SetupFacts } from './setup-facts.tsx'

const Values = z.object({ steps: SetupSteps })

/** The merchant that a request would create, for the person who decides about it. */
export function SetupChange({ values }: { values: unknown }) {
  const { data } = Values.safeParse(values)
  return data ? <SetupFacts steps={data.steps} /> : null
}
