import type {
  BrandDesign,
  BrandPictureKind,
  BrandScheme,
  ColourName,
  paletteGroups,
} from '@ante/contract/merchant/brand-design.ts'
import type { BrandTemplate } from '@ante/contract/merchant/brand-template.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const colourText: Record<ColourName, MessageDescriptor> = {
  backdrop: msg`Behind the page`,
  surface: msg`Page`,
  card: msg`Card`,
  raised: msg`Raised card`,
  bar: msg`Header and menu`,
  line: msg`Line`,
  backdropLeft: msg`Glow behind, left`,
  backdropRight: msg`Glow behind, right`,
  surfaceGlow: msg`Glow of the page`,
  surfaceGlowEdge: msg`Edge of the glow`,
  text: msg`Text`,
  textSoft: msg`Secondary text`,
  accent: msg`Main button`,
  accentPressed: msg`Main button, pressed`,
  accentFrom: msg`Start of its gradient`,
  accentTo: msg`End of its gradient`,
  onAccent: msg`Text on the main button`,
  accentText: msg`Links`,
  accentWash: msg`Tinted background`,
  reward: msg`Reward`,
  rewardFrom: msg`Start of the reward gradient`,
  rewardTo: msg`End of the reward gradient`,
  onReward: msg`Text on rewards`,
  rewardText: msg`Reward amounts`,
  win: msg`Wins and success`,
  lose: msg`Losses and errors`,
  warn: msg`Warnings`,
  info: msg`Information`,
  focus: msg`Keyboard focus`,
  skeleton: msg`Placeholder`,
  skeletonShine: msg`Placeholder, moving`,
}

export const groupText: Record<keyof typeof paletteGroups, MessageDescriptor> = {
  surfaces: msg`Backgrounds`,
  glows: msg`Glows`,
  texts: msg`Texts`,
  action: msg`Buttons and links`,
  reward: msg`Rewards`,
  states: msg`States`,
  helpers: msg`Focus and placeholders`,
}

export const schemeText: Record<BrandScheme, MessageDescriptor> = {
  dark: msg`Dark`,
  light: msg`Light`,
}

export const cornersText: Record<BrandDesign['corners'], MessageDescriptor> = {
  square: msg`Small radius`,
  rounded: msg`Medium radius`,
  round: msg`Large radius`,
}

export const pictureText: Record<BrandPictureKind, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  logo: { name: msg`Logo`, hint: msg`In the header, 450 × 120. Without one, the name is drawn.` },
  icon: { name: msg`Icon`, hint: msg`In the tab and on the home screen, 512 × 512.` },
  splash: { name: msg`Start picture`, hint: msg`While the installed app starts on an iPhone, 1290 × 2796.` },
}

export const templateText: Record<BrandTemplate, MessageDescriptor> = {
  night: msg`Night: dark, violet and gold`,
  ivory: msg`Ivory: light, jade and gold`,
  harbour: msg`Harbour: blue, dark and light`,
}
