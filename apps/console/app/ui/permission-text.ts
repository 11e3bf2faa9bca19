import { permissions } from '@ante/contract/staff/permissions.ts'

const meanings = new Map<string, string>(permissions.map(({ permission, meaning }) => [permission, meaning]))

/** Returns what a permission allows, in the words of the contract's table. */
export const permissionText = (permission: string): string => meanings.get(permission) ?? permission
