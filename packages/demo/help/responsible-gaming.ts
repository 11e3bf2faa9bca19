import type { Article, HelpContext } from './article.ts'

export const aboutResponsibleGaming = ({ name, licence: { minimumAge } }: HelpContext): Article[] => [
  {
    key: 'responsible-gaming',
    title: 'Safer play: limits, time-outs and self-exclusion',
    content: `
<p>Gambling is entertainment that costs money. These are signs that it has become a problem:</p>
<ul>
<li>you gamble with money that you need or have borrowed;</li>
<li>you keep playing to win back losses;</li>
<li>you hide it from the people around you;</li>
<li>you feel restless or low when you’re not playing.</li>
</ul>
<h3>What you can do now</h3>
<ul>
<li><strong>Set money and time limits</strong> in <a href="/m/safePlay">Safer play</a>: deposit, loss and time limits by day, week or month. A lower limit applies immediately. A higher one applies after a day, once you confirm it.</li>
<li><strong>Take a time-out or self-exclude</strong> on the same page, from one day to permanently. It starts immediately and can’t be ended early, even if you ask later. You can still log in, read and withdraw.</li>
<li><strong>Block gambling sites</strong> on your phone, and ask your bank to block gambling payments.</li>
</ul>
<h3>Where to get help</h3>
<p>Most countries have a free and confidential gambling helpline. Ask your doctor or your public health service for the one near you. Gamblers Anonymous and Gambling Therapy offer groups and online support in many languages. If you’re thinking of harming yourself, call your local emergency number now.</p>
<h3>Protecting minors</h3>
<p>You may not play at ${name} if you’re under ${minimumAge}. Keep your password to yourself, and don’t stay logged in on a phone that a child uses.</p>`,
  },
  {
    key: 'identity-and-age',
    title: 'Verifying your identity and age',
    content: `
<p>We must confirm that our members are of legal age, are who they say they are, and play with their own money. We may ask for:</p>
<ul>
<li>a photo of your identity card, passport or driving licence;</li>
<li>proof of address, not older than three months;</li>
<li>proof that the payment account is yours.</li>
</ul>
<p>Verification usually happens before a first withdrawal. You can keep playing in the meantime unless your age is in doubt.</p>
<p>We’ll never ask for your password or for a code that was sent to you. You can’t send documents through this app yet. Don’t send them by chat.</p>`,
  },
]
