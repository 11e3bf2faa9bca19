import { loadTexts } from './load-texts.ts'

loadTexts()

/** Pages of the brand studio, which are loaded together with their texts. */
export { BrandPage } from './brand-page.tsx'
export { BrandsPage } from './brands-page.tsx'
export { DesignChange } from './design-change.tsx'
