import type { Agreeing, Section } from './agreement.ts'

export const accountTerms = ({ name, licence }: Agreeing): Section[] => [
  {
    title: 'About this agreement',
    content: `
<p>This agreement is between you and ${name}, the operator of this site. It applies from the moment you open an account or play.</p>
<p>${licence.line.EN}</p>`,
  },
  {
    title: 'Eligibility',
    content: `
<p>You may open an account only if all of the following are true:</p>
<ul>
<li>you are at least ${licence.minimumAge} years old, and of full legal age where you live;</li>
<li>online gambling is legal where you are;</li>
<li>you act on your own behalf and play with your own money;</li>
<li>you have not self-excluded, here or in a register that is binding on us.</li>
</ul>
<p>We may ask for proof, and may keep an account closed until we receive it.</p>`,
  },
  {
    title: 'Your account',
    content: `
<ul>
<li>Each person may have one account. The information you give us about yourself must be true and kept up to date.</li>
<li>You must keep your password secret. Actions taken with your password are treated as yours until you tell us that another person has it.</li>
<li>You may close your account at any time by writing to us. Your funds are paid out under the terms on withdrawals.</li>
<li>We may close or suspend an account where the law requires it, where these terms have been breached, or where there are reasonable grounds to suspect fraud. We tell you why, unless the law forbids it.</li>
</ul>`,
  },
  {
    title: 'Trial accounts',
    content: `
<p>A trial account holds play money. Play money has no value and cannot be exchanged or paid out. The account is deleted after a day. The fair play rules below also apply to trial accounts.</p>`,
  },
]
