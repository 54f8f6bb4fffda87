-- All that somebody wants to know of a pooja before they book it, and what acharyas are found by.

-- One language of a pooja's details: a purpose, and lists of steps, samagri, what to prepare and questions, none of them empty.
create function is_list_of_texts(value jsonb) returns boolean
  language sql immutable
  return case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) > 0
    and not jsonb_path_exists(value, '$[*] ? (@.type() != "string" || @ like_regex "^\\s*$")') else false end;

create function is_pooja_details(value jsonb) returns boolean
  language sql immutable
  return coalesce(jsonb_typeof(value -> 'purpose') = 'string' and btrim(value ->> 'purpose') <> '', false)
    and is_list_of_texts(value -> 'steps')
    and is_list_of_texts(value -> 'samagri')
    and is_list_of_texts(value -> 'prepare')
    and is_list_of_texts(jsonb_path_query_array(value, 'lax $.questions[*].question'))
    and is_list_of_texts(jsonb_path_query_array(value, 'lax $.questions[*].answer'))
    and not jsonb_path_exists(value, 'lax $.questions[*] ? (!exists(@.question) || !exists(@.answer))');

alter table pooja
  -- {"en": …, "hin": …}, both whole; null for one that nobody has described yet.
  add column details jsonb check (details is null or (is_pooja_details(details -> 'en') and is_pooja_details(details -> 'hin'))),
  -- Keys of the contract's pooja-keys.ts.
  add column concerns text[] not null default '{}';

-- Names, learning and languages as a search compares them (platform/search-text.ts). Emptied when the acharya is erased.
alter table acharya add column search_text text not null default '';
