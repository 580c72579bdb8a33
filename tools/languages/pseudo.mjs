/**
 * A language that nobody speaks, for tests: each word of ours can be known on a screen, and is as long as a long
 * translation. `Send` becomes `⟦Ŝéñđ one⟧`. Only sites of developers have it (tools/wordpress/mu-plugins).
 */
import { po } from 'gettext-parser';

export const PSEUDO = 'en_XA';

const ACCENTS = {
	a: 'á',
	c: 'ç',
	d: 'đ',
	e: 'é',
	g: 'ĝ',
	h: 'ĥ',
	i: 'î',
	n: 'ñ',
	o: 'ö',
	r: 'ŕ',
	s: 'ŝ',
	u: 'ü',
	A: 'Å',
	C: 'Ç',
	E: 'É',
	S: 'Ŝ',
};

/** What has to stay: tags, entities, placeholders of sprintf and of the browser, codes in brackets, addresses. */
const KEPT = /<[^>]*>|&\w+;|%(?:\d+\$)?[a-zA-Z%]|\$\{\w+\}|\[\w+\]|https?:\S+/g;

const FILLING = [ 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten' ];

/** Formats of dates are read by PHP, not by people. */
const FORMAT = /\b(date|time|dates)\b/;

/** Words that make a text 40 per cent longer. */
function filling( length ) {
	let words = '';
	for ( let next = 0; words.length < length * 0.4; next++ ) {
		words += ` ${ FILLING[ next % FILLING.length ] }`;
	}
	return words;
}

export function pseudo( text ) {
	let at = 0;
	let result = '';
	const accented = ( part ) => part.replace( /[a-zA-Z]/g, ( letter ) => ACCENTS[ letter ] ?? letter );
	for ( const kept of text.matchAll( KEPT ) ) {
		result += accented( text.slice( at, kept.index ) ) + kept[ 0 ];
		at = kept.index + kept[ 0 ].length;
	}
	const plain = text.replace( KEPT, '' );
	return `⟦${ result }${ accented( text.slice( at ) ) }${ /[a-z]/i.test( plain ) ? filling( plain.length ) : '' }⟧`;
}

/** A file of this language from a template. */
export function pseudoCatalogue( source ) {
	const catalogue = po.parse( source );
	catalogue.headers.Language = PSEUDO;
	catalogue.headers[ 'Plural-Forms' ] = 'nplurals=2; plural=(n != 1);';
	for ( const [ context, messages ] of Object.entries( catalogue.translations ) ) {
		for ( const message of Object.values( messages ) ) {
			if ( message.msgid !== '' ) {
				const turned = FORMAT.test( context ) ? ( text ) => text : pseudo;
				message.msgstr = [ message.msgid, message.msgid_plural ].filter( Boolean ).map( turned );
			}
		}
	}
	return catalogue;
}
