import { pageAddresses } from './page-addresses.ts'

/**
 * Pages that content may not link to: other names of the home and register pages, pages that need a secret or data of
 * one visit, and pages that the site shows by itself.
 */
const NO_TARGETS: readonly string[] = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/register.html',
  '/m/member/home',
  '/m/forget',
  '/m/changePsw',
  '/m/launchGame',
  '/m/maintenance',
]

/** Pages of the site that content may link to. */
export const linkTargets: readonly string[] = Object.keys(pageAddresses).filter((path) => !NO_TARGETS.includes(path))
