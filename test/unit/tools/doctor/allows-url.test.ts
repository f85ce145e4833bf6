import { describe, expect, it } from '@jest/globals';
import { allowsUrl } from '../../../tools/doctor/allows-url';

const page = 'https://shop.example/cart.php';
const file = 'https://cdn.example.com/widgets/1.0.0/loader.js';

describe('a list of sources', () => {
  it.each([
    ['*', file],
    ['https:', file],
    ['http:', file],
    ['cdn.example.com', file],
    ['CDN.example.com', file],
    ['*.example.com', file],
    ['https://cdn.example.com', file],
    ['http://cdn.example.com', file],
    ['https://cdn.example.com:443', file],
    ['https://cdn.example.com:*', file],
    ['https://cdn.example.com/', file],
    ['https://cdn.example.com/widgets/', file],
    [file, file],
    ["'self'", 'https://shop.example/graphql'],
  ])('with %s allows %s', (source, url) => {
    expect(allowsUrl(["'none'", source], url, page)).toBe(true);
  });

  it.each([
    ["'none'", file],
    ["'self'", file],
    ["'unsafe-inline'", file],
    ['data:', file],
    ['example.com', file],
    ['*.cdn.example.com', file],
    ['*.other.example', file],
    ['cdn.example.com:8443', file],
    ['https://cdn.example.com/widgets', file],
    ['https://cdn.example.com/theme/', file],
    ['cdn.example.com', file.replace('https:', 'http:')],
    ['https:', file.replace('https:', 'http:')],
    ["'self'", 'https://shop.example:8443/graphql'],
  ])('with %s does not allow %s', (source, url) => {
    expect(allowsUrl([source], url, page)).toBe(false);
  });
});
