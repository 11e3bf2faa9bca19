import type { FieldRule } from '@ante/contract/identity/register.ts'
import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { vi } from 'vitest'
import * as z from 'zod'

import type { Answer, TestGateway } from '../../test/start-gateway.ts'

export const optional = (regExp = ''): FieldRule => ({ enabled: true, required: false, regExp })
export const demanded = (regExp = ''): FieldRule => ({ enabled: true, required: true, regExp })

/** Adds registration fields to those that the demo sets at aurora. */
export async function requireAtAurora(gateway: TestGateway, rules: Record<string, FieldRule>): Promise<void> {
  const { db, bus } = gateway.ports
  const { registration } = await db
    .selectFrom('merchant')
    .select('registration')
    .where('code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('merchant')
    .set({ registration: JSON.stringify({ ...registration, ...rules }) })
    .where('code', '=', 'aurora')
    .execute()
  bus.publish('merchant', 'aurora')
  await vi.waitUntil(async () => areKnown(await gateway.call(getRegistrationRules, {}), rules), WAIT)
}

/** Enables or disables functions of aurora. */
export async function auroraSwitches(gateway: TestGateway, changes: Record<string, boolean>): Promise<void> {
  const { db, bus } = gateway.ports
  const { settings } = await db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  const flags = { ...settings.flags, ...changes }
  await db
    .updateTable('merchant')
    .set({ settings: JSON.stringify({ ...settings, flags }) })
    .where('code', '=', 'aurora')
    .execute()
  bus.publish('merchant', 'aurora')
  const known = async () => {
    const answer = await gateway.call(getSettings, {})
    return answer.ok && Object.entries(changes).every(([name, isOn]) => answer.value.flags[name] === isOn)
  }
  await vi.waitUntil(known, WAIT)
}

const WAIT = { timeout: 15_000, interval: 20 }

const Known = z.record(z.string(), z.object({ enabled: z.boolean(), required: z.boolean().optional() }).partial())

/**
 * Whether the gateway returns these field rules. Sign-up methods are not compared: they change with the same
 * notification.
 */
function areKnown(answer: Answer<typeof getRegistrationRules>, rules: Record<string, FieldRule>): boolean {
  const known = answer.ok ? Known.parse(answer.value) : {}
  return Object.entries(rules).every(([name, { enabled, required }]) => {
    const rule = known[name]
    return rule?.enabled === enabled && (rule.required === undefined || rule.required === required)
  })
}
