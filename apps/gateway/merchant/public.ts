/** Public interface of `merchant` for other capabilities. */
export { parseDays } from './parse-days.ts'
export type { MerchantDays } from './parse-days.ts'
export { MerchantDirectory, stagedHostOf } from './directory.ts'
export type { Merchant } from './directory.ts'
export { merchantRoutes } from './routes.ts'
export { isRestricted } from './rules.ts'
export { merchantCodes, storeMerchant } from './store-merchant.ts'
export type { StoredSettings, StoredTemplate } from './tables.ts'
export { warnOfMissingAgreements } from './warn-of-missing-agreements.ts'
export { applyScheduled, cancelScheduled, scheduledFlags } from './flag-schedule.ts'
export { flagActions } from './flag-actions.ts'
export { storeFlag } from './store-flag.ts'
export { narrowerSwitches, widerSwitch } from './resolved-switches.ts'
export { ALWAYS_OPEN } from './always-open.ts'
export { merchantZones } from './merchant-zones.ts'
export { addBrandPicture } from './brands/brand-pictures.ts'
export { brandFile, deleteExpiredFiles } from './brands/brand-files.ts'
export type { BrandFile } from './brands/brand-files.ts'
export {
  BRAND_PUBLICATION,
  BRAND_RETIREMENT,
  brandObject,
  brandPublication,
  brandRetirement,
} from './brands/brand-publication.ts'
export { brandPreviewToken, PREVIEW_PARAMETER, previewedLook } from './brands/brand-preview.ts'
export { compileLook, hashOf, MissingPicture } from './brands/compile-look.ts'
export { stageVersion, unstageVersion } from './brands/stage-brand.ts'
export {
  addBrand,
  brandNamed,
  brandsPage,
  changeBrandDraft,
  lockedBrand,
  shownVersions,
  versionsOfBrand,
} from './brands/stored-brands.ts'
export type { Brand, BrandVersion } from './brands/stored-brands.ts'
