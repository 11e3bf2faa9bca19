import { getSettings } from '@ante/contract/merchant/settings.ts'
import { everySwitch } from '@ante/contract/merchant/every-switch.ts'
import { getCustomerService, getDomainRoute, getTemplates, getWhitelabel } from '@ante/contract/merchant/site-info.ts'
import { getLocation, getStatus } from '@ante/contract/merchant/status.ts'

import type { CallContext } from '../kit/context.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from './directory.ts'

/** Returns the vendors of a merchant's electronic lotteries, from the catalogue. */
type ElectronicVendors = (merchantCode: string) => string[]

export function merchantRoutes(app: Server, merchants: MerchantDirectory, electronicVendors: ElectronicVendors): void {
  serve(app, getSettings, (_input, { merchantCode, language }) => merchants.settingsOf(merchantCode, language))
  serve(app, getStatus, (_input, context) => merchants.statusOf(context))
  serve(app, getLocation, (_input, context) => {
    const { country, restricted } = merchants.statusOf(context)
    return { country, restricted }
  })
  siteInfoRoutes(app, merchants, electronicVendors)
}

/** Routes for the individual parts of the answer of `getSettings`. */
function siteInfoRoutes(app: Server, merchants: MerchantDirectory, electronicVendors: ElectronicVendors): void {
  const settingsOf = ({ merchantCode }: CallContext) => merchants.of(merchantCode).settings
  serve(app, getWhitelabel, (_input, context) => {
    const switches = everySwitch(settingsOf(context).flags).map(([name, isOn]) => [name, isOn ? 'Y' : 'N'] as const)
    return { ...Object.fromEntries(switches), ELOTT: electronicVendors(context.merchantCode) }
  })
  serve(app, getTemplates, (_input, { merchantCode, language }) => merchants.templateOf(merchantCode, language))
  serve(app, getCustomerService, (_input, context) => ({ list: settingsOf(context).customerService }))
  serve(app, getDomainRoute, (_input, { merchantCode }) => {
    const { settings, hosts } = merchants.of(merchantCode)
    return { mainDomain: settings.mainDomain, domainRoute: hosts }
  })
}
