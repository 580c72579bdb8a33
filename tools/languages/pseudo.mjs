/**
 * Pseudo language for tests. Makes translated texts recognizable on a screen and as long as in a long language: `Send`
 * becomes `⟦Ŝéñđ one⟧`. Only on developer sites (tools/wordpress/mu-plugins).
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

/** Parts that must not change: tags, entities, placeholders of PHP and JavaScript, shortcodes, and URLs. */
const KEPT = /<[^>]*>|&\w+;|%(?:\d+\$)?[a-zA-Z%]|\$\{\w+\}|\[\w+\]|https?:\S+/g;

const FILLING = [ 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten' ];

/** Keys of date formats, which PHP reads. */
const FORMAT = /\b(date|time|dates)\b/;

/** Returns words that make a text 40 percent longer. */
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

/** Translates a template into the pseudo language. */
export function pseudoCatalog( source ) {
	const catalog = po.parse( source );
	catalog.headers.Language = PSEUDO;
	catalog.headers[ 'Plural-Forms' ] = 'nplurals=2; plural=(n != 1);';
	for ( const [ context, messages ] of Object.entries( catalog.translations ) ) {
		for ( const message of Object.values( messages ) ) {
			if ( message.msgid !== '' ) {
				const turned = FORMAT.test( context ) ? ( text ) => text : pseudo;
				message.msgstr = [ message.msgid, message.msgid_plural ].filter( Boolean ).map( turned );
			}
		}
	}
	return catalog;
}
