import type { DemoAnnouncement } from './types.ts'

const banner = (
  key: string,
  merchant: string,
  link: string,
  texts: Pick<DemoAnnouncement, 'title' | 'content'>,
): DemoAnnouncement => ({
  key: `${merchant}-${key}`,
  type: 'B',
  merchants: [merchant],
  ...texts,
  picture: `/pictures/banners/${merchant}-${key}.webp`,
  link,
  execution: null,
})

/** The text is shown over the picture, in the reader's language; `content` is the second line. */
export const banners: DemoAnnouncement[] = [
  banner('northlight', 'aurora', '/m/gameList?gameType=RNG', {
    title: { EN: 'Northlight Reels', TY: 'Northlight Reels', AR: 'بكرات أضواء الشمال' },
    content: {
      EN: '20 paylines under the northern lights. Try it with play money first.',
      TY: 'Dalawampung linya sa ilalim ng aurora. Subukan muna gamit ang play money.',
      AR: 'عشرون خطًا تحت الشفق القطبي. جرّبها أولًا بنقود اللعب.',
    },
  }),
  banner('live', 'aurora', '/m/gameList?gameType=LIVE', {
    title: { EN: 'Take a seat', TY: 'Umupo ka na', AR: 'اجلس إلى الطاولة' },
    content: {
      EN: 'Baccarat, roulette and game shows around the clock.',
      TY: 'Baccarat, roulette at game show, buong araw.',
      AR: 'باكارات وروليت وعروض على مدار الساعة.',
    },
  }),
  banner('ocean', 'aurora', '/m/gameList?gameType=FISH', {
    title: { EN: 'Deep water, big fish', TY: 'Malalim na dagat, malaking isda', AR: 'مياه عميقة وأسماك كبيرة' },
    content: {
      EN: 'Aim well. You see the price of every shot before you fire.',
      TY: 'Umasinta nang mabuti: kita ang presyo ng bawat tira.',
      AR: 'صوّب جيدًا: سعر كل طلقة ظاهر قبل الإطلاق.',
    },
  }),
  banner('derby', 'aurora', '/m/gameList?gameType=SPORTS', {
    title: { EN: 'Match day', TY: 'Araw ng laban', AR: 'يوم المباراة' },
    content: {
      EN: 'Upcoming fixtures and odds in one place.',
      TY: 'Mga susunod na laban at ang presyo nila, nasa iisang lugar.',
      AR: 'المباريات القادمة وأسعارها في مكان واحد.',
    },
  }),
  banner('calm', 'aurora', '/m/notice', {
    title: { EN: 'Your pace, your limits', TY: 'Sarili mong bilis, sarili mong hangganan', AR: 'إيقاعك وحدودك' },
    content: {
      EN: 'Play for fun. When the fun stops, stop.',
      TY: 'Maglaro para sa saya. Tumigil kapag hindi na.',
      AR: 'العب للمتعة، وتوقّف حين تغيب.',
    },
  }),
  banner('garden', 'lotus', '/m/gameList?gameType=LIVE', {
    title: { EN: 'A calm table', TY: 'Payapang mesa', AR: 'طاولة هادئة' },
    content: {
      EN: 'Live dealers, clear rules, no rush.',
      TY: 'Live na dealer, malinaw na tuntunin, walang pagmamadali.',
      AR: 'موزّعون مباشرون وقواعد واضحة بلا عجلة.',
    },
  }),
  banner('northlight', 'lotus', '/m/gameList?gameType=RNG', {
    title: { EN: 'Northlight Reels', TY: 'Northlight Reels', AR: 'بكرات أضواء الشمال' },
    content: {
      EN: 'Free spins under the northern lights and a fully transparent paytable.',
      TY: 'Libreng ikot sa ilalim ng aurora, at paytable na walang itinatago.',
      AR: 'لفّات مجانية تحت الشفق وجدول أرباح لا يخفي شيئًا.',
    },
  }),
  banner('koi', 'lotus', '/m/gameList?gameType=FISH', {
    title: { EN: 'The koi pond', TY: 'Ang lawa ng koi', AR: 'بركة الكوي' },
    content: {
      EN: 'Fishing games for a quiet evening.',
      TY: 'Mga larong isda para sa tahimik na gabi.',
      AR: 'ألعاب صيد لأمسية هادئة.',
    },
  }),
  banner('draws', 'lotus', '/m/gameList?gameType=LOTT', {
    title: { EN: 'Draws all day', TY: 'Bunutan buong araw', AR: 'سحوبات طوال اليوم' },
    content: {
      EN: 'Anyone can verify every result.',
      TY: 'Bawat resulta ay masusuri ng kahit sino.',
      AR: 'كل نتيجة يمكن لأي شخص التحقق منها.',
    },
  }),
  banner('calm', 'lotus', '/m/notice', {
    title: { EN: 'Your pace, your limits', TY: 'Sarili mong bilis, sarili mong hangganan', AR: 'إيقاعك وحدودك' },
    content: {
      EN: 'Play for fun. When the fun stops, stop.',
      TY: 'Maglaro para sa saya. Tumigil kapag hindi na.',
      AR: 'العب للمتعة، وتوقّف حين تغيب.',
    },
  }),
]
