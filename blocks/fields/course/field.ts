/**
 * Validates nothing, because courses can change after the page has been rendered. The server validates registrations.
 */
export const validate = () => ( {} );
