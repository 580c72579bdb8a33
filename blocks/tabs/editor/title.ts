/** What is offered in a title; the server keeps the same (plugin/src/Tabs/Rows.php). */
export const FORMATS = [
	'core/bold',
	'core/italic',
	'core/code',
	'core/keyboard',
	'core/language',
	'core/strikethrough',
	'core/subscript',
	'core/superscript',
	'core/text-color',
];

const UNFIT = /<\/?(?:a|img|button)\b[^>]*>/gi;

/** A title from another block, whose text may be WordPress's own object, without what cannot stand in a control. */
export const titleOf = ( text: unknown ): string => String( text ?? '' ).replace( UNFIT, '' );

export const isUnfit = ( text: unknown ): boolean => String( text ?? '' ).search( UNFIT ) >= 0;

/** For lists of blocks. */
export const textOf = ( html: unknown ): string => {
	const place = document.implementation.createHTMLDocument( '' ).body;
	place.innerHTML = String( html ?? '' );
	return ( place.textContent ?? '' ).trim();
};
