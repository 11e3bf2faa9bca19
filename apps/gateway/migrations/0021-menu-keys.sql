-- Withdraw in the popup menu and the sections of home now have menu keys; merchants keep what they showed.
update merchant set settings = jsonb_set(settings, '{menu}', settings -> 'menu' || '["WITHDRAW", "HOME_BANNERS", "HOME_NOTICES",
  "HOME_MATCHES", "HOME_JACKPOT", "HOME_LOBBY", "HOME_WINNERS", "HOME_POPULAR", "HOME_NEWS"]')
where settings ? 'menu' and not settings -> 'menu' ? 'HOME_LOBBY';
