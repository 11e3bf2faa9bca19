import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'জয়',
  returnToPlayer: 'ফেরত',
  interrupted: 'সংযোগ কেটে গেলে রাউন্ডটি আপনাকে ছাড়াই শেষ হয় এবং জেতা টাকা দেওয়া হয়। ফিরে এলে তা দেখতে পাবেন।',
  play: 'খেলুন {stake}',
  playing: 'খেলা চলছে',
  soon: 'একটু পরেই পরের রাউন্ড',
  mayWin: 'আপনি জিততে পারেন {amount}',
  howToPlay: 'কীভাবে খেলবেন',
  returns: 'কত ফেরত আসে',
  returnExact: 'আপনি যা-ই বাছুন, সব বাজির ঠিক 99 % জয় হিসেবে ফিরে আসে। কোনো রাউন্ডিং নেই।',
  limits: 'সীমা',
  stakesFromTo: 'বাজি {least} থেকে {most}।',
  largestWin: 'এক রাউন্ডে সর্বোচ্চ জয় বাজির {times} গুণ, অর্থাৎ সর্বোচ্চ বাজিতে {amount}।',
  pace: 'এক রাউন্ডে অন্তত {seconds} সেকেন্ড লাগে। ছবিতে ট্যাপ করলে ফল সঙ্গে সঙ্গে দেখা যায়।',
  interruptions: 'কিছু বিগড়ে গেলে',
  fairness: 'নিরপেক্ষতা',
  algorithm:
    'সার্ভার সিডকে কী হিসেবে নিয়ে “ক্লায়েন্ট সিড:রাউন্ড নম্বর:ব্লক”-এর ওপর HMAC-SHA-256 32 বিটের ওয়ার্ড দেয়। কোনো সীমার নিচের সংখ্যা হলো পরের ওয়ার্ডকে সীমা দিয়ে ভাগের ভাগশেষ; যে ওয়ার্ড ছোট সংখ্যাকে সুবিধা দিত তা বাদ যায়।',
  seedsGive: 'সিড থেকে আসে {numbers}',
  roundWas: 'অর্থাৎ: {result}।',
  price: 'পেআউট',
  chance: 'সম্ভাবনা',
  toldResult: 'ফল',
}
