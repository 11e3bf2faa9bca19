import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { rolesQuery } from './roles-query.ts'
import { useMay } from './session.ts'

const templates = new Map(roleTemplates.map(({ code, name }) => [code, name]))

/** Names of the templates' roles, for translation. */
const TEXTS: Record<string, MessageDescriptor> = {
  'platform-owner': msg`Platform owner`,
  'merchant-admin': msg`Merchant admin`,
  finance: msg`Finance`,
  risk: msg`Risk`,
  support: msg`Support`,
  content: msg`Content`,
  trader: msg`Trader`,
  'agent-manager': msg`Agent manager`,
  auditor: msg`Auditor`,
  developer: msg`Developer`,
}

/** Returns a formatter for a role's name, which is translated unless the merchant has changed it. */
export function useRoleText(): (role: { code: string; name: string }) => string {
  const { t } = useLingui()
  return ({ code, name }) => {
    const text = templates.get(code) === name ? TEXTS[code] : undefined
    return text ? t(text) : name
  }
}

/** Returns a formatter for role names: the merchant's names if the staff may see them, else those of the templates. */
export function useRoleName(merchant: string): (code: string) => string {
  const may = useMay(merchant)
  const roleText = useRoleText()
  const { data } = useQuery({ ...rolesQuery(merchant), enabled: may('staff.role.read') })
  return (code) => {
    const name = data?.roles.find((role) => role.code === code)?.name ?? templates.get(code)
    return name === undefined ? code : roleText({ code, name })
  }
}
