/** Comments and names that are hard to read, by their worst patterns. */

const COMMENT = /\/\*+([^]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm;
/** Comments that programs read. */
const DIRECTIVE = /^(eslint|phpcs|@phpstan|translators|prettier|@ts-|webpack)/;
/** First words of a sentence whose noun is missing. */
const START = /^(What|Who|Whose|Whom|Where|How|Of|As|With|Without|In)\b/;
const INSIDE = /\b(to who\b|is no\b|somebody|nobody|whoever|besides|of its own)/i;
const CONSTANT = /\bconst (?:\w+ )?((?:MOST|LONGEST)(?:_\w+)?)\b/g;

/**
 * Finds the worst patterns in the text of a file.
 *
 * @param {string} text
 * @return {string[]} Comments and names, shortened to a line.
 */
export function oddities( text ) {
	const sentences = [ ...text.matchAll( COMMENT ) ].flatMap( ( [ , block, line ] ) => parts( block ?? line ) );
	const names = [ ...text.matchAll( CONSTANT ) ].map( ( [ , name ] ) => name );
	return [ ...sentences.filter( ( part ) => START.test( part ) || INSIDE.test( part ) ), ...names ];
}

/** Splits a comment into its text and the descriptions of its tags. */
function parts( comment ) {
	const text = comment.replace( /^[ \t]*\* ?/gm, '' ).trim();
	if ( DIRECTIVE.test( text ) ) {
		return [];
	}
	return text
		.split( /\n(?=@)|^(?=@)/ )
		.map( ( part ) => part.replace( /^@\w+\s+(?:\{[^}]*\}|\S+)?\s*(?:\$\w+|\[?\w+\]?(?= {2,}))?\s*/, '' ) )
		.map( ( part ) => part.replace( /\s+/g, ' ' ).trim() )
		.filter( Boolean );
}
