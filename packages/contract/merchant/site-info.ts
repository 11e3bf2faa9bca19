import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { CustomerService, MobileTemplate } from './settings.ts'

/** Parts of `getSettings`, each at the address used by older clients. Source: domain handbook 2.2 and 10. */
export const getWhitelabel = endpoint({
  summary: 'Returns the merchant’s flags (`Y` or `N`) and its e-lottery vendors.',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  /** Only `ELOTT` has a list: if it contains one of the house's own vendors, the prize mode is `Elott`. */
  output: z.record(z.string(), z.union([z.enum(['Y', 'N']), z.array(z.string())])),
})

export const getTemplates = endpoint({
  summary: 'Returns the template and versions of the merchant’s mobile site.',
  method: 'GET',
  path: '/wps/system/templates',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: MobileTemplate,
})

export const getDomainRoute = endpoint({
  summary: 'Returns the main host and all hosts of the site.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  whileClosed: true,
  input: Nothing,
  output: z.object({ mainDomain: z.string(), domainRoute: z.array(z.string()) }),
})

export const getCustomerService = endpoint({
  summary: 'Returns the support contacts.',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'anyone',
  whileClosed: true,
  moduleId: 'GAMSER',
  input: Nothing,
  output: z.object({ list: z.array(CustomerService) }),
})
