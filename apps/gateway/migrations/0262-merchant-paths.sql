-- `paths` is the list of the pages that a site has; empty is all of them. It was an object that nothing read.
update merchant set settings = jsonb_set(settings, '{paths}', '[]')
where jsonb_typeof(settings -> 'paths') is distinct from 'array';
