import type { Article, Asked } from './article.ts'

export const aboutCare = ({ name, licence: { minimumAge } }: Asked): Article[] => [
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
<li><strong>Set a sum and a time</strong> before you begin, and leave when either is used up.</li>
<li><strong>Take a break or exclude yourself.</strong> <a href="/m/service">Write to us</a> and say for how long: a day, a month, a year, or for good. We close the account for that time and do not open it earlier, whatever you ask later. Switches for limits and breaks are being built into the member centre.</li>
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
