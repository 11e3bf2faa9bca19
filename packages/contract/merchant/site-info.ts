import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { CustomerService, MobileTemplate } from './settings.ts'

/** Parts of `getSettings`, each at the address used by older clients. Source: domain handbook 2.2 and 10. */
export const getWhitelabel = endpoint({
  summary:
    'Each switch of the merchant, and whether its function is on (`Y`) or off (`N`); the vendors of electronic lotteries',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  /** Only `ELOTT` has a list: if it contains one of the house's own vendors, the prize mode is `Elott`. */
  output: z.record(z.string(), z.union([z.enum(['Y', 'N']), z.array(z.string())])),
})

export const getTemplates = endpoint({
  summary: 'Look and versions that the merchant chose for its mobile site',
  method: 'GET',
  path: '/wps/system/templates',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MobileTemplate,
})

export const getDomainRoute = endpoint({
  summary: 'The main host of the site, and all of its hosts',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: z.object({ mainDomain: z.string(), domainRoute: z.array(z.string()) }),
})

export const getCustomerService = endpoint({
  summary: 'The ways to reach customer service',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'anyone',
  whileClosed: true,
  moduleId: 'GAMSER',
  input: Nothing,
  output: z.object({ list: z.array(CustomerService) }),
})
