/** A sentence about when more stock arrives. The default applies to products that name none. */
export interface BackorderMessage {
  id: number;
  message: string;
  is_default: boolean;
}

export const backorderMessages: readonly BackorderMessage[] = [
  { id: 1, message: 'Sent as soon as it comes off the bench.', is_default: true },
  { id: 2, message: 'The next pressing is due in three weeks.', is_default: false },
];

/** The shop's settings for backorders; names as in page contexts. */
export const inventorySettings = {
  show_quantity_on_hand: true,
  show_quantity_on_backorder: true,
  show_backorder_message: true,
  show_default_shipping_expectation_prompt: true,
  default_shipping_expectation_prompt: 'Things that we still have to make follow in a parcel of their own.',
};

/** Shown beside the stock of a product that can be backordered. */
export const backorderPrompt = 'More can be ordered';
