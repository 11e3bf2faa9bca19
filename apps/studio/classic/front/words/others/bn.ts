import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'জ্যাকপট জিতলে থামুন',
  seven: 'সাত',
  'three-bars': 'ট্রিপল বার',
  'two-bars': 'ডাবল বার',
  'one-bar': 'সিঙ্গল বার',
  bell: 'ঘণ্টা',
  cherry: 'চেরি',
  lemon: 'লেবু',
  plum: 'আলুবোখারা',
  anyBars: 'যেকোনো তিনটি বার',
  twoCherries: 'বাঁ রিলে দুটি চেরি',
  linesRule: 'প্রতি রাউন্ডে 5টি লাইনই খেলা হয়। লাইন তার সেরা জয় দেয়; ভিন্ন লাইনের জয় যোগ হয়।',
  jackpot: 'জ্যাকপট',
  jackpotWon: 'জ্যাকপট আপনার!',
  jackpotRule: 'প্রতি বাজির {share} জ্যাকপটে যায়। রিলে যা-ই আসুক, যেকোনো রাউন্ড পুরোটা জিততে পারে; তারপর নতুন করে শুরু হয়।',
  jackpotChance: '{bet} বাজিতে সুযোগ {rounds}-এ 1; দ্বিগুণ বাজিতে দ্বিগুণ সুযোগ।',
  returnOfJackpot: 'জ্যাকপট থেকে বাড়তি ফেরত',
}
