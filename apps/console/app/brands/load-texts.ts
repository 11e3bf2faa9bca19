import { msg } from '@lingui/core/macro'

import { messages } from '../../translations/brands/en.po'
import { addScreenTexts } from '../lib/screen-texts.ts'
import { addRefusalTexts } from '../ui/refusal-texts.ts'

/** Adds the texts of the brand studio, which are loaded with its pages. */
export function loadTexts(): void {
  addScreenTexts(messages)
  addRefusalTexts({
    'brand.not_found': msg`This brand or version doesn't exist any more.`,
    'brand.exists': msg`There is a brand with this code. Choose another code.`,
    'brand.too_many': msg`The limit is reached. Use an existing brand, or upload tomorrow.`,
    'brand.changed': msg`A colleague has changed it meanwhile. Reload, and look at it again.`,
    'brand.unreadable': msg`Some texts can't be read on their background. Use the suggested colours.`,
    'brand.picture_missing': msg`A picture is missing. Upload it again.`,
    'brand.pictures_busy': msg`Too many pictures are being processed. Try again in a minute.`,
    'brand.not_staged': msg`No version of this brand is staged.`,
    'brand.in_review': msg`A publication of this brand awaits another person. Withdraw it first.`,
    'picture.not.picture': msg`The file isn't a PNG, JPEG or WebP picture, or it's damaged.`,
    'picture.too.many.pixels': msg`The picture has too many pixels. Use a smaller one.`,
  })
}
