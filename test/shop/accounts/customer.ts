/** An address of a customer. */
export interface CustomerAddress {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  /** By name, as forms send it. */
  country: string;
  state: string;
  zip: string;
}

/** Something that a customer bought. */
export interface OrderRecord {
  id: number;
  /** As the platform shows it: `Completed`, `Awaiting Fulfillment` … */
  status: string;
  /** ISO day. */
  date: string;
  lines: readonly { id: number; productId: number; quantity: number }[];
}

/** One line of an order that a customer sends back. */
export interface ReturnRecord {
  id: number;
  orderId: number;
  lineId: number;
  quantity: number;
  reason: string;
  action: string;
  comments: string;
}

/** A message to the shop. */
export interface MessageRecord {
  /** ISO day. */
  date: string;
  orderId: number;
  subject: string;
  text: string;
}

/** A card that a payment provider keeps for a customer; the shop knows the end of its number. */
export interface StoredCard {
  token: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
  billing: CustomerAddress | null;
}

/** Somebody with an account. */
export interface Customer {
  id: number;
  email: string;
  /** As typed: it is a stand-in, nobody's real password comes here. */
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
  /** The number of downloads of each file, by the key of its line. */
  downloads: Record<string, number>;
  /** Answers to the merchant's own questions, by field id. */
  extra: Record<string, string | string[]>;
}

/** A letter that the shop has sent. */
export interface SentLetter {
  to: string;
  about: 'welcome' | 'password' | 'contact' | 'wishlist';
  /** The address that it asks to open; empty when there is none. */
  link: string;
  text: string;
}
