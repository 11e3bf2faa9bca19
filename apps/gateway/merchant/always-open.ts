/** Pages that no merchant can close: sign-in, money, help, and responsible gaming. */
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

/** Returns a merchant's effective `paths`, including pages that stay open. An empty list closes none. */
export const resolvedPaths = (paths: readonly string[]): string[] =>
  paths.length === 0 ? [] : [...new Set([...ALWAYS_OPEN, ...paths])]
