import DOMPurify from 'dompurify';

/** The owner's words of the consent box; what the server let through is looked at once more. */
export const Terms = ( { html }: { html: string } ) => (
	<span className="vestibule-chat__terms" dangerouslySetInnerHTML={ { __html: DOMPurify.sanitize( html ) } } />
);
