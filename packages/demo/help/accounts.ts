import type { Article, HelpContext } from './article.ts'

export const aboutAccounts = ({ name }: HelpContext): Article[] => [
  {
    key: 'security',
    title: 'Keeping your account safe',
    content: `
<ul>
<li>Use a password that you use nowhere else, and tell it to nobody. Our support never asks for it.</li>
<li>Check the address before you log in. Reach us by your own bookmark, not by links in messages.</li>
<li>A session ends by itself after 30 minutes without use. On a shared phone, sign out when you leave.</li>
<li>"Remember me" keeps your password sealed on this phone alone. Do not use it on a phone that others unlock.</li>
<li>If something looks as if somebody else was there, change your password and <a href="/m/service">tell us</a> at once.</li>
</ul>`,
  },
  {
    key: 'cannot-log-in',
    title: 'I cannot log in',
    content: `
<ul>
<li>Check the username, and that the keyboard has not put a space or a capital into the password.</li>
<li>After a wrong try you are asked for the code in a picture. A tap on the picture brings a new one.</li>
<li>After many wrong tries there is a pause. Wait a few minutes; trying on makes it longer.</li>
<li>Forgotten the password? Try <a href="/m/forget">forgot password</a>, or <a href="/m/service">ask us</a> from the phone that you usually play on.</li>
<li>A trial account that is older than a day is gone. Open a new one.</li>
</ul>
<p>If ${name} is in maintenance, a page says so and opens by itself when it is over.</p>`,
  },
]
