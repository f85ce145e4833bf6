/** The platform's sentence about an unavailable combination; seen on a public shop's page. */
export const unavailableMessage = 'The selected product combination is currently unavailable.';
