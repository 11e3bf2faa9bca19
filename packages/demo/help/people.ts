import type { Article, HelpContext } from './article.ts'

export const aboutPeople = ({ name, licence }: HelpContext): Article[] => [
  {
    key: 'agents',
    title: 'Agents and invitations',
    content: `
<p>An <strong>agent</strong> brings players and other agents to ${name} and earns a share by contract. Members who register through an agent’s link become that agent’s direct downlines.</p>
<ul>
<li>Agents see figures for their team, and personal details of their direct downlines only. They don’t see any passwords or payment details.</li>
<li>Agents can’t play for you and don’t need money from you. Never pay an agent in cash for chips.</li>
<li>Your upline is set when you register and doesn’t change automatically.</li>
</ul>
<p>Agents find all of this in the <a href="/m/agent">agency center</a>. Want to become an agent? <a href="/m/service">Contact us</a>.</p>`,
  },
  {
    key: 'contact',
    title: 'Contact and complaints',
    content: `
<ul>
<li><strong>Hours:</strong> 24 hours a day, every day.</li>
<li><strong>Have ready:</strong> your username, the game, the time, and the number on the screen if there is one. Never your password.</li>
<li><strong>Complaints:</strong> tell us what happened and what you think is right. A team member who wasn’t involved reviews your complaint.</li>
</ul>
<p>${licence.line.EN} The chat and email addresses here lead to example pages, where messages aren’t answered.</p>`,
  },
]
