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

/** Whether a merchant with these `paths` has the page. An empty list closes none. */
export const isPageOpen = (paths: readonly string[], path: string): boolean =>
  paths.length === 0 || ALWAYS_OPEN.includes(path) || paths.includes(path)
