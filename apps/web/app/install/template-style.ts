import type { MobileTemplate } from '@ante/contract/merchant/settings.ts'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

interface TemplateStyle {
  backgroundColor?: string
  backgroundImage?: string
  color?: string
}

/**
 * Returns a merchant's own style of the bar; undefined unless both a background and a text colour are set, because one
 * of them alone could make the text unreadable.
 */
export function templateStyle(template: MobileTemplate): TemplateStyle | undefined {
  const { app_background: background, app_desc_font_color: color } = template
  if (!COLOUR.test(color)) return undefined
  if (COLOUR.test(background)) return { backgroundColor: background, color }
  const picture = safeAddress(background)
  return picture ? { backgroundImage: `url(${JSON.stringify(picture)})`, color } : undefined
}
