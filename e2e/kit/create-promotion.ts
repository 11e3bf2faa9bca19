import { randomUUID } from 'node:crypto'

import type { BrandOptions } from './brand.ts'
import { runOperator } from './operator.ts'

/** Creates a promotion by the operator CLI, for one journey only; returns its code. Its title is `Offer <code>`. */
export async function createPromotion(
  merchant: BrandOptions['merchant'],
  type: string,
  rules: object,
  ...more: string[]
): Promise<string> {
  const code = `e2e-${randomUUID().slice(0, 8)}`
  const input = [
    '--type',
    type,
    '--rules',
    JSON.stringify(rules),
    '--title',
    `Offer ${code}`,
    '--wagering',
    '3',
    ...more,
  ]
  await runOperator('promotions', 'create', merchant, code, ...input)
  await runOperator('promotions', 'open', merchant, code)
  return code
}
