-- Templates of responsible-gaming mails get their standard names.
update mail set template = case template
    when 'care.rest' then 'responsible.gaming.exclusion'
    when 'care.back' then 'responsible.gaming.reinstatement'
    when 'care.corrected' then 'responsible.gaming.corrected'
    else 'responsible.gaming.limit'
  end
  where template in ('care.rest', 'care.back', 'care.corrected', 'care.limit');
