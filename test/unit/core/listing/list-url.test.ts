import { describe, expect, it } from '@jest/globals';
import { changedChoices, leadsToThisPage, listUrl, narrowed } from '../../../../core/listing/list-place';

const form = (fields: string) => {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.querySelector('form')!;
};
const sort = '<select name="sort"><option value="priceasc" selected>Price</option></select>';

describe('the URL of a list', () => {
  it.each([
    ['/kitchen/', sort, '/kitchen/?sort=priceasc'],
    ['/kitchen/?sort=newest&page=3', sort, '/kitchen/?sort=priceasc'],
    ['/kitchen/?brand%5B%5D=1&brand%5B%5D=2', sort, '/kitchen/?brand%5B%5D=1&brand%5B%5D=2&sort=priceasc'],
    // An encoded "&" of a value stays encoded.
    ['/c/?brand=A%26B', sort, '/c/?brand=A%26B&sort=priceasc'],
    ['/fr/c/?min_price=1', '<input name="min_price" value="">', '/fr/c/'],
    [
      '/search.php?search_query=tea',
      '<input name="max_price" value="9.50">',
      '/search.php?search_query=tea&max_price=9.50',
    ],
  ])('is the page’s URL %s with the fields of the form', (from, fields, expected) => {
    expect(listUrl(from, [...new FormData(form(fields))])).toBe(expected);
  });
});

describe('the URL of a filter that is chosen while another list is loading', () => {
  it.each([
    // link, shown, loading, expected
    ['/c/?size=s', '/c/', '/c/?brand=1', '/c/?brand=1&size=s'],
    ['/c/?_bc_fsnf=1&brand=2', '/c/', '/c/?_bc_fsnf=1&brand=1', '/c/?_bc_fsnf=1&brand%5B%5D=1&brand%5B%5D=2'],
    [
      '/c/?brand%5B%5D=1&brand%5B%5D=2',
      '/c/?brand=1&page=3',
      '/c/?brand=1&sort=newest&page=2',
      '/c/?sort=newest&brand%5B%5D=1&brand%5B%5D=2',
    ],
    ['/c/?rating=5', '/c/?rating=4', '/c/?rating=4&size=s', '/c/?size=s&rating=5'],
    ['/c/?brand=1', '/c/', '/c/?brand=1', '/c/?brand=1'],
    // The filter removes a value.
    ['/c/?brand=1', '/c/?brand%5B%5D=1&brand%5B%5D=2', '/c/?brand%5B%5D=1&brand%5B%5D=2&size=s', '/c/?brand=1'],
    ['/c/', '/c/?brand=1', '/c/?brand=1&size=s', '/c/'],
  ])('with the link %s on the page %s while %s is loading', (link, shown, loading, expected) => {
    expect(narrowed(link, shown, loading)).toBe(expected);
  });
});

describe('the changed choices of a form', () => {
  const lists = `${sort}<select name="limit"><option>12</option><option>24</option></select>`;

  it('are the fields that differ from what the server rendered', () => {
    const chosen = form(lists);
    expect(changedChoices(chosen)).toEqual([]);
    (chosen.elements.namedItem('limit') as HTMLSelectElement).value = '24';
    expect(changedChoices(chosen)).toEqual([['limit', '24']]);
  });
});

describe('a link', () => {
  it.each([
    ['?page=2', true],
    ['/?brand=1#top', true],
    ['/kitchen/?page=2', false],
    ['https://elsewhere.test/', false],
  ])('%s points to the shown page: %s', (href, expected) => {
    document.body.innerHTML = `<a href="${href}">x</a>`;
    expect(leadsToThisPage(document.querySelector('a')!)).toBe(expected);
  });
});
