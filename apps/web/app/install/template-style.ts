import type { MobileTemplate } from '@ante/contract/merchant/settings.ts'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

interface TemplateStyle {
  backgroundColor?: string
  backgroundImage?: string
  color?: string
}

/**
 * A merchant's own colours or picture of the bar. They apply only together: a background without its text colour could
 * make the text unreadable.
 */
export function templateStyle(template: MobileTemplate): TemplateStyle | undefined {
  const { app_background: background, app_desc_font_color: color } = template
  if (!COLOUR.test(color)) return undefined
  if (COLOUR.test(background)) return { backgroundColor: background, color }
  const picture = safeAddress(background)
  return picture ? { backgroundImage: `url(${JSON.stringify(picture)})`, color } : undefined
}
