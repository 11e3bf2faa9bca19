import type { Agreeing, Section } from './agreement.ts'

export const generalTerms = ({ name }: Agreeing): Section[] => [
  {
    title: 'Playing within limits',
    content: `
<p>You may ask for limits, for a break and for self-exclusion at any time. A tighter limit counts at once. A looser one counts after a day at the earliest. A self-exclusion is not lifted before its end. More stands in the <a href="/m/help">help center</a>.</p>`,
  },
  {
    title: 'What we keep about you',
    content: `
<p>We keep what we need to run your account: what you told us, your bets, your payments, and when and from where you logged in. The law obliges us to keep some of it for years. We sell none of it. You may ask what we keep and have mistakes corrected.</p>`,
  },
  {
    title: 'What we answer for',
    content: `
<p>We answer for your balance and for what we do wrong. We do not answer for your phone, for your connection, or for profit that you hoped for. Nothing here takes away rights that the law gives you as a consumer.</p>`,
  },
  {
    title: 'Changes',
    content: `
<p>A change of these terms is a new version with a date, shown here at least 14 days before it counts for you, unless the law needs it sooner. If you do not agree, you can close your account before that day. Bets that were placed before are settled by the version of their day.</p>`,
  },
  {
    title: 'Complaints',
    content: `
<p>Write to us through <a href="/m/service">customer service</a>. We confirm within a day and answer within 14. If we cannot agree, you may turn to the authority that licences ${name}, or to a court where you live.</p>`,
  },
]
