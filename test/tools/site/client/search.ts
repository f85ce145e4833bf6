// Searches the site on its page search.html.
import MiniSearch, { type SearchResult } from 'minisearch';
import { type SearchEntry, searchOptions } from '../search-options';

const field = document.querySelector<HTMLInputElement>('#find');
const list = document.querySelector('#found');
const status = document.querySelector('#status');

let index: Promise<MiniSearch<SearchEntry>> | undefined;
const loadIndex = async () => {
  const response = await fetch(new URL('search.json', document.baseURI));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions);
};

const itemOf = ({ url, title, page }: SearchResult & Partial<SearchEntry>): HTMLLIElement => {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
  item.append(link, ` ${page === title ? '' : page}`);
  return item;
};

async function show(text: string): Promise<void> {
  if (!list || !status) return;
  index ??= loadIndex();
  const found = text.trim() === '' ? [] : (await index).search(text).slice(0, 30);
  list.replaceChildren(...found.map(itemOf));
  status.textContent = text.trim() === '' ? '' : `${found.length === 30 ? 'The first 30' : found.length} results`;
}

if (field) {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => void show(field.value));
  void show(field.value);
}
