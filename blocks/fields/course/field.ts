/** Validates nothing, because courses can change after the page was printed. The server validates registrations. */
export const validate = () => ( {} );
