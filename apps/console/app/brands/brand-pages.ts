import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { brandRefusals } from './brand-refusals.ts'

addRefusalTexts(brandRefusals)

/** Pages of the brand studio, which are loaded together. */
export { BrandPage } from './brand-page.tsx'
export { BrandsPage } from './brands-page.tsx'
export { DesignChange } from './design-change.tsx'
