import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { useQuery } from '@tanstack/react-query'

import { rolesQuery } from './roles-query.ts'
import { useMay } from './session.ts'

const templates = new Map(roleTemplates.map(({ code, name }) => [code, name]))

/** Returns a formatter for role names: the merchant's names if the staff may see them, else those of the templates. */
export function useRoleName(merchant: string): (code: string) => string {
  const may = useMay(merchant)
  const { data } = useQuery({ ...rolesQuery(merchant), enabled: may('staff.role.read') })
  return (code) => data?.roles.find((role) => role.code === code)?.name ?? templates.get(code) ?? code
}
