/** Pages that no merchant can close: the ways in, to one's money, to help, and to limits on play. */
export const ALWAYS_OPEN: readonly string[] = [
  '/',
  '/m',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/m/login',
  '/m/forget',
  '/m/changePsw',
  '/m/securityCenter',
  '/m/withdraw',
  '/m/bankCards',
  '/m/safePlay',
  '/m/service',
  '/m/useragreement',
  '/m/maintenance',
]

/** A merchant's `paths` as they count: the pages that stay open are among them. An empty list closes none. */
export const resolvedPaths = (paths: readonly string[]): string[] =>
  paths.length === 0 ? [] : [...new Set([...ALWAYS_OPEN, ...paths])]
