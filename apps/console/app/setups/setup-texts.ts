import type { DemoChannelCode, SetupProblem, SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import type { Creation, SetupState, SetupWarning, SiteCheckName } from '@ante/contract/console/merchant-setups.ts'
import type { Jurisdiction } from '@ante/contract/merchant/jurisdiction.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

/** Texts of refused calls about new merchants, which are loaded with their pages. */
export const setupRefusals = {
  'setup.not_found': msg`This setup was discarded, or never existed.`,
  'setup.changed': msg`A colleague has changed it meanwhile. Reload, and look at it again.`,
  'setup.in_review': msg`It awaits another person. Withdraw the request before you edit it.`,
  'setup.ended': msg`The merchant exists already. Change it on its own pages.`,
  'setup.invalid': msg`Some values aren't possible. Correct the marked fields.`,
  'setup.incomplete': msg`Some steps aren't saved yet. Complete them first.`,
  'setup.too_many': msg`Too many setups are unfinished. Finish or discard one first.`,
  'setup.not_created': msg`The merchant doesn't exist yet.`,
  'setup.without_demo': msg`The demo content was removed already.`,
}

export const stepText: Record<SetupStep, MessageDescriptor> = {
  site: msg`Site`,
  look: msg`Look`,
  languages: msg`Languages`,
  licence: msg`Licence`,
  functions: msg`Functions`,
  menu: msg`Menus and home`,
  payments: msg`Payments`,
  games: msg`Games`,
  content: msg`Content`,
}

export const stepHint: Record<SetupStep, MessageDescriptor> = {
  site: msg`Name, address and money of the new site.`,
  look: msg`Start with a template. The brand studio changes colours, logo and icons later.`,
  languages: msg`Players choose one of these. The default is shown to players who read none of them.`,
  licence: msg`Who licenses the site, and how old players must be.`,
  functions: msg`What players and agents can do. Everything can be switched later under Flags.`,
  menu: msg`Entries of the menus, and the blocks of the home page.`,
  payments: msg`How players deposit. Connect your own payment provider after the creation.`,
  games: msg`Vendors whose games the site has.`,
  content: msg`What players see on the first day.`,
}

export const stateText: Record<SetupState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'neutral' },
  review: { text: msg`Awaits approval`, tone: 'accent' },
  created: { text: msg`Created`, tone: 'good' },
}

export const creationText: Record<Creation['kind'], MessageDescriptor> = {
  hosts: msg`Hosts`,
  brands: msg`Brands`,
  languages: msg`Languages`,
  agreements: msg`Languages of the user agreement`,
  functions: msg`Functions that are on`,
  channels: msg`Deposit channels`,
  vendors: msg`Vendors`,
  games: msg`Games`,
  lotteries: msg`Lotteries`,
  announcements: msg`Banners and announcements`,
  articles: msg`Help articles`,
  bonuses: msg`Deposit bonuses`,
}

export const warningText: Record<SetupWarning, MessageDescriptor> = {
  no_channel: msg`Players can't deposit: there is no deposit channel.`,
  no_vendor: msg`There are no games: no vendor is chosen.`,
  no_agreement: msg`There is no user agreement. Only the default language is offered until you add one.`,
  no_registration: msg`Visitors can't register: a function of the registration is off.`,
  no_help: msg`The help center, the banners and the announcements are empty at first.`,
  demo_money: msg`The demo provider moves no real money. Close its channels before the site opens to the public.`,
}

export const checkText: Record<SiteCheckName, MessageDescriptor> = {
  host: msg`The host's name is known`,
  page: msg`The host answers`,
  brand: msg`The brand is served`,
  login: msg`A player can sign in`,
  game: msg`A game opens`,
  deposit: msg`A deposit channel works`,
}

export const problemText: Record<SetupProblem['problem'], MessageDescriptor> = {
  taken: msg`Another merchant has it. Choose another one.`,
  reserved: msg`The platform uses it itself. Choose another one.`,
  repeated: msg`It's in the list twice. Remove one.`,
  missing: msg`Enter a text.`,
  unknown: msg`It doesn't exist here. Choose another one.`,
  too_young: msg`The jurisdiction requires a higher age.`,
  not_offered: msg`Choose one of the chosen languages.`,
  above_maximum: msg`The minimum is above the maximum.`,
  not_payable: msg`This amount can't be paid in the currency. Use fewer decimals, and more than zero.`,
  nothing_shown: msg`Choose at least one entry of the bottom menu, and one block of home.`,
}

export const jurisdictionText: Record<Jurisdiction, MessageDescriptor> = {
  XX: msg`Another one, or none`,
  GB: msg`Great Britain`,
  DE: msg`Germany`,
  SE: msg`Sweden`,
  NL: msg`Netherlands`,
  ES: msg`Spain`,
  DK: msg`Denmark`,
  'CA-ON': msg`Ontario, Canada`,
  'US-NJ': msg`New Jersey, USA`,
  BR: msg`Brazil`,
  PH: msg`Philippines`,
  MT: msg`Malta`,
  CW: msg`Curaçao`,
  IM: msg`Isle of Man`,
}

export const demoChannelText: Record<DemoChannelCode, MessageDescriptor> = {
  pouch: msg`Wallet`,
  scan: msg`QR code`,
  bank: msg`Bank transfer that arrives by itself`,
  checkout: msg`Checkout page with fixed amounts`,
}
