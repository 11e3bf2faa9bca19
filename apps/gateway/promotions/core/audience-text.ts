import type { Audience } from '@ante/contract/promotions/promotion-rules.ts'

/** Returns the audience as text: `vip:3`. */
export function audienceText(audience: Audience): string {
  if (audience.kind === 'new') return `new:${audience.days}`
  return audience.kind === 'vip' ? `vip:${audience.level}` : audience.kind
}

/** Returns the audience of a text that `audienceText` returned. */
export function audienceOf(text: string): Audience {
  const [kind, number = '0'] = text.split(':')
  if (kind === 'new') return { kind, days: Number(number) }
  if (kind === 'vip') return { kind, level: Number(number) }
  return { kind: kind === 'agents' ? 'agents' : 'all' }
}
