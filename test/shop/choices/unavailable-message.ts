/** The platform's sentence about a combination that can't be had; seen in a public shop's page. */
export const unavailableMessage = 'The selected product combination is currently unavailable.';
