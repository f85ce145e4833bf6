import { describe, expect, it } from '@jest/globals';
import { pageQuery } from '../../../../core/listing/page-query';

const QUERY = 'query { products(first: 12 [after]) }';

describe('the query of a list’s page', () => {
  it('has no cursor for the first page', () => {
    for (const url of ['/lamps/', '/lamps/?page=1&sort=newest', '/lamps/?page=x']) {
      expect(pageQuery(QUERY, url, 12)).toBe('query { products(first: 12 ) }');
    }
  });

  it('has the cursor of the last product of the page before', () => {
    const cursor = Buffer.from('arrayconnection:23').toString('base64');
    expect(pageQuery(QUERY, '/lamps/?page=3', 12)).toBe(`query { products(first: 12 after: "${cursor}") }`);
  });

  it('is none in a list without a query', () => {
    expect(pageQuery('', '/lamps/?page=3', 12)).toBeUndefined();
  });
});
