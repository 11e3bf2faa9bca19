import type { Agreeing, Section } from './agreement.ts'

export const generalTerms = ({ name }: Agreeing): Section[] => [
  {
    title: 'Responsible gaming',
    content: `
<p>You may ask for limits, a time-out or self-exclusion at any time. A stricter limit applies immediately. A less strict limit applies after one day at the earliest. A self-exclusion is not lifted before its end. For more information, see the <a href="/m/help">help center</a>.</p>`,
  },
  {
    title: 'Your data',
    content: `
<p>We keep the data we need to run your account: the information you give us, your bets, your payments, and when and from where you log in. The law requires us to keep some of it for years. We do not sell any of it. You may ask what data we hold about you and have errors corrected.</p>`,
  },
  {
    title: 'Liability',
    content: `
<p>We are liable for your balance and for our own errors. We are not liable for your phone, your connection or expected profits. Nothing in this agreement limits your legal rights as a consumer.</p>`,
  },
  {
    title: 'Changes to these terms',
    content: `
<p>Each change to these terms is a new version with a date, shown here at least 14 days before it applies to you, unless the law requires it sooner. If you do not agree, you may close your account before that date. Bets placed earlier are settled under the version in force when they were placed.</p>`,
  },
  {
    title: 'Complaints',
    content: `
<p>Write to us through <a href="/m/service">customer service</a>. We confirm receipt within one day and reply within 14 days. If we cannot agree, you may refer the matter to the authority that licenses ${name}, or to a court where you live.</p>`,
  },
]
