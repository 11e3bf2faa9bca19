import type { Article, HelpContext } from './article.ts'

export const aboutResponsibleGaming = ({ name, licence: { minimumAge } }: HelpContext): Article[] => [
  {
    key: 'responsible-gaming',
    title: 'Keeping play a game: limits, breaks, self-exclusion',
    content: `
<p>Gambling is entertainment that costs money. These are signs that it has become something else:</p>
<ul>
<li>you play with money that you need, or have borrowed;</li>
<li>you play on to win back what you lost;</li>
<li>you hide it from the people around you;</li>
<li>you are restless or low when you do not play.</li>
</ul>
<h3>What you can do now</h3>
<ul>
<li><strong>Set a sum and a time</strong> in <a href="/m/safePlay">safer play</a>: limits of deposits, losses and time by day, week or month. A lower limit holds at once; a higher one waits a day, and you confirm it.</li>
<li><strong>Take a time-out or exclude yourself</strong> on the same page, from a day up to for ever. It begins at once, and nobody ends it early, whatever you ask later. You can still log in, read and withdraw.</li>
<li><strong>Block gambling sites</strong> on your phone, and ask your bank to refuse gambling payments.</li>
</ul>
<h3>People who help</h3>
<p>Most countries have a free and confidential helpline for gambling. Ask your doctor or your public health service for the one near you. Gamblers Anonymous and Gambling Therapy offer groups and talks online in many languages. If you think of harming yourself, call your local emergency number now.</p>
<h3>Young people</h3>
<p>Nobody under ${minimumAge} may play at ${name}. Keep your password to yourself, and do not stay logged in on a phone that a child uses.</p>`,
  },
  {
    key: 'identity-and-age',
    title: 'Proof of who you are and how old',
    content: `
<p>We must know that our members are of age, are who they say, and play with their own money. So we may ask for:</p>
<ul>
<li>a photo of your identity card, passport or driving licence;</li>
<li>something that shows where you live, not older than three months;</li>
<li>proof that the account for payments is yours.</li>
</ul>
<p>This usually happens before a first withdrawal. Playing goes on meanwhile unless your age is in doubt.</p>
<p>We will never ask for your password or for a code that was sent to you. Sending documents through this app is not open yet; do not send them by chat.</p>`,
  },
]
