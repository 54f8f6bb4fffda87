-- How often each article was read. Articles themselves are files, so nothing is referred to.
create table blog_view (
  article_id text primary key,
  views bigint not null check (views > 0)
);

-- Who was counted today: a keyed hash of the day, the article and the reader, from which none of them can be told.
-- Rows of past days are removed.
create table blog_reader (
  day date not null,
  mark text not null,
  primary key (day, mark)
);
