import type { Agreeing, Section } from './agreement.ts'

export const accountTerms = ({ name, licence }: Agreeing): Section[] => [
  {
    title: 'What this is',
    content: `
<p>This agreement is between you and ${name}, the operator of this site. It counts from the moment you open an account or play.</p>
<p>${licence.line.EN}</p>`,
  },
  {
    title: 'Who may play',
    content: `
<p>You may open an account only if all of this is true:</p>
<ul>
<li>you are at least ${licence.minimumAge} years old, and of full age where you live;</li>
<li>gambling on the internet is legal where you are;</li>
<li>you act for yourself and play with your own money;</li>
<li>you have not excluded yourself, here or in a register that binds us.</li>
</ul>
<p>We may ask for proof, and keep an account closed until we have it.</p>`,
  },
  {
    title: 'Your account',
    content: `
<ul>
<li>One person has one account. What you tell us about yourself must be true and kept up to date.</li>
<li>You keep your password secret. What is done with it counts as done by you until you tell us that somebody else has it.</li>
<li>You may close your account at any time by writing to us. What is yours is paid out under the terms on withdrawals.</li>
<li>We may close or hold an account where the law asks for it, where these terms were broken, or where fraud is suspected with reason. We tell you why, unless the law forbids it.</li>
</ul>`,
  },
  {
    title: 'Trial accounts',
    content: `
<p>A trial account holds play money. It has no value, cannot be exchanged or paid out, and is cleared after a day. The rules on fair play below count for it too.</p>`,
  },
]
