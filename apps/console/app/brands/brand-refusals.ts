import { msg } from '@lingui/core/macro'

/** Texts of refused calls about brands, which are loaded with the brand studio. */
export const brandRefusals = {
  'brand.not_found': msg`This brand or version doesn't exist any more.`,
  'brand.exists': msg`There is a brand with this code. Choose another code.`,
  'brand.too_many': msg`The limit is reached. Use an existing brand, or upload tomorrow.`,
  'brand.changed': msg`A colleague has changed it meanwhile. Reload, and look at it again.`,
  'brand.unreadable': msg`Some texts can't be read on their background. Use the suggested colours.`,
  'brand.picture_missing': msg`A picture is missing. Upload it again.`,
  'brand.pictures_busy': msg`Too many pictures are being processed. Try again in a minute.`,
  'brand.not_staged': msg`No version of this brand is staged.`,
  'brand.in_review': msg`A publication of this brand awaits another person. Withdraw it first.`,
}
