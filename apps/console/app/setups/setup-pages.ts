import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { setupRefusals } from './setup-texts.ts'

addRefusalTexts(setupRefusals)

/** Pages of new merchants, which are loaded together. */
export { SetupChange } from './setup-change.tsx'
export { SetupPage } from './setup-page.tsx'
export { SetupsPage } from './setups-page.tsx'
