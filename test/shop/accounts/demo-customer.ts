import type { Customer, CustomerAddress } from './customer';

const millLane = (): CustomerAddress => ({
  id: '1',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engine & Co',
  phone: '555-0111',
  address1: '12 Mill Lane',
  address2: '',
  city: 'Portland',
  country: 'United States',
  state: 'Maine',
  zip: '04101',
});

/** The customer that every shop starts with. */
export const demoCustomer = (): Customer => ({
  id: 1,
  email: 'ada@example.com',
  password: 'lantern1',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engine & Co',
  phone: '555-0111',
  extra: {},
  returns: [],
  messages: [],
  downloads: {},
  cards: [
    {
      token: 'card-1',
      brand: 'Visa',
      lastFour: '4242',
      expiryMonth: 4,
      expiryYear: 2031,
      isDefault: true,
      billing: { ...millLane(), id: '' },
    },
    {
      token: 'card-2',
      brand: 'Mastercard',
      lastFour: '5454',
      expiryMonth: 11,
      expiryYear: 2028,
      isDefault: false,
      billing: null,
    },
  ],
  orders: [
    {
      id: 102,
      status: 'Awaiting Fulfillment',
      date: '2026-11-02',
      lines: [{ id: 3, productId: 107, quantity: 1 }],
      pickedUp: true,
    },
    {
      id: 101,
      status: 'Completed',
      date: '2026-08-14',
      lines: [
        { id: 1, productId: 107, quantity: 2 },
        { id: 2, productId: 108, quantity: 1 },
      ],
      comments: 'Please ring twice.',
      trackingNumber: '1Z999',
    },
    {
      id: 100,
      status: 'Completed',
      date: '2026-05-20',
      lines: [{ id: 4, productId: 126, quantity: 1 }],
    },
  ],
  addresses: [
    millLane(),
    {
      id: '2',
      firstName: 'Ada',
      lastName: 'Byron',
      company: '',
      phone: '',
      address1: '3 Harbour Road',
      address2: 'Flat 2',
      city: 'London',
      country: 'United Kingdom',
      state: 'Kent',
      zip: 'N1 9GU',
    },
  ],
});
