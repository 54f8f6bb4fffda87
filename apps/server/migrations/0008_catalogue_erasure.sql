-- No text at all is neither right nor wrong: an erased acharya has none. As it stood, the check refused to let one go.
create or replace function is_in_both_languages(value jsonb) returns boolean
  language sql immutable strict
  return jsonb_typeof(value) = 'object'
    and coalesce(jsonb_typeof(value -> 'en') = 'string' and btrim(value ->> 'en') <> '', false)
    and coalesce(jsonb_typeof(value -> 'hin') = 'string' and btrim(value ->> 'hin') <> '', false);
