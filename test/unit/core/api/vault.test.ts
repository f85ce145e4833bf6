import { describe, expect, it } from '@jest/globals';
import { createStorefrontApi } from '../../../../core/api/storefront-api';
import type { NewCard } from '../../../../core/api/vault';
import { bare, failureOf, json, useRecordingServer } from './recording-server';

const provider = useRecordingServer();

const card: NewCard = {
  number: '4242424242424242',
  month: 4,
  year: 2031,
  name: 'A. Byron',
  code: '737',
  isFirst: true,
  owner: { first_name: 'Ada', company: '', country_code: 'US' },
};
const vault = {
  url: '/payments/stores/h/customers/1/stored_instruments',
  token: 'secret',
  provider: 'local',
  currencyCode: 'USD',
};
const storeCard = () => createStorefrontApi().vault.storeCard(vault, card);

describe('a card that is to be stored', () => {
  it('is sent to the provider in the format of its API, with its token and without empty fields', async () => {
    provider.respond = json({});
    await storeCard();
    expect(provider.requests).toMatchObject([
      {
        method: 'POST',
        url: vault.url,
        headers: {
          authorization: 'secret',
          accept: 'application/vnd.bc.v1+json',
          'content-type': expect.stringContaining('application/vnd.bc.v1+json'),
        },
      },
    ]);
    expect(JSON.parse(provider.requests[0]?.body ?? '')).toEqual({
      instrument: {
        type: 'card',
        cardholder_name: 'A. Byron',
        number: '4242424242424242',
        expiry_month: 4,
        expiry_year: 2031,
        verification_value: '737',
      },
      billing_address: { first_name: 'Ada', country_code: 'US' },
      provider_id: 'local',
      default_instrument: true,
      currency_code: 'USD',
    });
  });

  it.each([403, 500])('is sent once and does not appear in the error when the response is %i', async (status) => {
    provider.respond = bare(status);
    const error = await failureOf(storeCard());
    expect(error).toMatchObject({ name: 'ShopError', kind: 'http', status });
    expect(error.cause).toBeUndefined();
    expect(`${String(error)} ${error.stack ?? ''} ${JSON.stringify(error)}`).not.toMatch(/4242|737/);
    expect(provider.requests).toHaveLength(1);
  });
});
