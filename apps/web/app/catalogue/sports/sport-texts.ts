import type { Sport } from '@ante/contract/catalogue/sport.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const sportTexts: Record<Sport, MessageDescriptor> = {
  football: msg`Football`,
  basketball: msg`Basketball`,
  esports: msg`Esports`,
}
