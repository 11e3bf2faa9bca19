import type { MobileTemplate } from './settings.ts'

type Version = 'new' | 'base'

/** Returns the merchant's versions of the member centre and the deposit. Source: product specification 4, "Startup". */
export function versionsOf({ mem_cen, dep_func }: Pick<MobileTemplate, 'mem_cen' | 'dep_func'>) {
  return { memberCentre: versionBy(mem_cen), deposit: versionBy(dep_func) }
}

const versionBy = (field: string): Version => (field === '1' ? 'new' : 'base')
