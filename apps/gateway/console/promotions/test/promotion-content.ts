import type { PromotionContent } from '@ante/contract/console/promotions.ts'

import type { SharedGateway } from '../../../test/start-gateway.ts'

/** Returns a promotion for joining with a title and hostile terms in every language of the site. */
export async function promotionContent(
  { ports: { db } }: SharedGateway,
  { merchant, title }: { merchant: string; title: string },
): Promise<PromotionContent> {
  const query = db.selectFrom('merchant').select('settings').where('code', '=', merchant)
  const { settings } = await query.executeTakeFirstOrThrow()
  return {
    type: 'SIGNUP',
    texts: settings.languages.map((language) => ({
      language,
      title: `${title} ${language}`,
      summary: `Join ${language}`,
      html: `<p>Terms ${language}</p><script>alert(1)</script>`,
    })),
    picture: null,
    audience: 'all',
    quota: 100,
    budget: '1000',
    claimDays: 7,
    wagering: '3',
    position: 5,
    from: null,
    until: null,
    rules: { amount: '10' },
  }
}
