export interface CustomerAddress {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  /** The country's name, as forms send it. */
  country: string;
  state: string;
  zip: string;
}

/** An order that a customer placed. */
export interface OrderRecord {
  id: number;
  /** The platform's text: `Completed`, `Awaiting Fulfillment` … */
  status: string;
  /** ISO date. */
  date: string;
  lines: readonly { id: number; productId: number; quantity: number }[];
  /** The customer's note. */
  comments?: string;
  /** The number of the parcel, once the order was sent. */
  trackingNumber?: string;
  /** The customer picks the order up in the merchant's workshop. */
  pickedUp?: boolean;
}

/** A return of one order line. */
export interface ReturnRecord {
  id: number;
  orderId: number;
  lineId: number;
  quantity: number;
  reason: string;
  action: string;
  comments: string;
}

/** A message to the shop, or its reply. */
export interface MessageRecord {
  /** ISO date. */
  date: string;
  orderId: number;
  subject: string;
  text: string;
  /** The merchant wrote it. */
  isReply?: boolean;
}

/** A card that the payment provider stores for a customer; the shop knows its last four digits. */
export interface StoredCard {
  token: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
  billing: CustomerAddress | null;
}

/** A customer with an account. */
export interface Customer {
  id: number;
  email: string;
  /** Plain text: the local shop never gets a real password. */
  password: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  addresses: CustomerAddress[];
  orders: readonly OrderRecord[];
  returns: ReturnRecord[];
  messages: MessageRecord[];
  cards: StoredCard[];
  /** The number of downloads of each file, by `downloadKey`. */
  downloads: Record<string, number>;
  /** Answers to the merchant's own form fields, by field id. */
  extra: Record<string, string | string[]>;
}

/** A letter that the shop has sent. */
export interface SentLetter {
  to: string;
  about: 'welcome' | 'password' | 'contact' | 'wishlist';
  /** The address that the letter links to; empty when it has no link. */
  link: string;
  text: string;
}
