/** The server validates registrations, because courses change after a page was printed. */
export const validate = () => ( {} );
