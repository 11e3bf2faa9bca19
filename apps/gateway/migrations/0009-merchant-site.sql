-- What the mobile site shows beside the games: downloads, its template, customer service.
update merchant set settings = '{
  "paths": {},
  "resources": [],
  "mobileTemplate": {"app_background": "", "app_desc": "", "app_desc_font_color": "", "mem_cen": "0", "dep_func": "0"},
  "customerService": []
}'::jsonb || settings;
