/**
 * Item of a pattern (syntax in docs/form.md). Patterns are not regular expressions, so that matching takes linear time
 * and has the same result on the server. plugin/src/Fields/Rules/Pattern.php has the same rules. Both run
 * tests/vectors/patterns.json.
 */
export interface PatternItem {
	/** Kind of character; null for a literal character. */
	kind: Kind | null;
	sign: string;
	optional: boolean;
	repeated: boolean;
}

type Kind = 'digit' | 'letter' | 'either' | 'any';

/** Maximum length of a string that can match a pattern. */
const MAX_CHARACTERS = 1000;

const KINDS: Readonly< Record< Kind, RegExp > > = {
	digit: /^\d$/,
	letter: /^\p{L}$/u,
	either: /^[\p{L}\d]$/u,
	any: /^.$/su,
};

type Sign = [ kind: Kind, optional?: boolean, repeated?: boolean ];

/**
 * Meaning of each character in a pattern: the kind of character that it matches, and whether the item is optional and
 * repeatable.
 */
const SIGNS: Readonly< Record< string, Sign > > = {
	'0': [ 'digit' ],
	'9': [ 'digit', true ],
	'#': [ 'digit', true, true ],
	A: [ 'either' ],
	'*': [ 'either' ],
	S: [ 'letter' ],
};

const WILDCARDS: Readonly< Record< string, Sign > > = { ...SIGNS, '?': [ 'any' ], '…': [ 'any', true, true ] };

function itemsOf( pattern: string, known: Readonly< Record< string, Sign > > ): PatternItem[] {
	const items: PatternItem[] = [];
	let isLiteral = false;
	for ( const sign of pattern ) {
		if ( sign === '\\' && ! isLiteral ) {
			isLiteral = true;
			continue;
		}
		const [ kind = null, optional = false, repeated = false ] = ( ! isLiteral && known[ sign ] ) || [];
		items.push( { kind, sign, optional, repeated } );
		isLiteral = false;
	}
	return items;
}

export const maskItems = ( mask: string ): PatternItem[] => itemsOf( mask, SIGNS );

/** Adds the positions that can be reached if optional items are skipped. */
function reached( items: readonly PatternItem[], places: ReadonlySet< number > ): Set< number > {
	const all = new Set( places );
	items.forEach( ( { optional }, place ) => {
		if ( optional && all.has( place ) ) {
			all.add( place + 1 );
		}
	} );
	return all;
}

const accepts = ( { kind, sign }: PatternItem, given: string ): boolean =>
	kind ? KINDS[ kind ].test( given ) : sign === given;

/**
 * Checks whether a string matches. Follows all possible positions in the pattern at the same time, which avoids
 * backtracking.
 */
function fits( items: readonly PatternItem[], text: string ): boolean {
	let places = reached( items, new Set( [ 0 ] ) );
	for ( const sign of text ) {
		const next = new Set< number >();
		for ( const place of places ) {
			const item = items[ place ];
			if ( item && accepts( item, sign ) ) {
				next.add( item.repeated ? place : place + 1 );
			}
		}
		places = reached( items, next );
	}
	return places.has( items.length );
}

const isShort = ( text: string ): boolean => [ ...text ].length <= MAX_CHARACTERS;

export const fitsMask = ( mask: string, text: string ): boolean => isShort( text ) && fits( maskItems( mask ), text );

/**
 * Checks whether a string matches at least one of the patterns. Each line contains one pattern, which can contain
 * wildcards.
 */
export const fitsPattern = ( patterns: string, text: string ): boolean =>
	isShort( text ) &&
	patterns
		.split( '\n' )
		.map( ( line ) => line.trim().replaceAll( '...', '…' ) )
		.some( ( line ) => line !== '' && fits( itemsOf( line, WILDCARDS ), text ) );

const EXAMPLES: Readonly< Record< Kind, string > > = { digit: '0', letter: 'A', either: 'X', any: '?' };

/** Converts a mask to the format that visitors see: 0 for a digit, A for a letter, X for either. */
export const maskExample = ( mask: string ): string =>
	maskItems( mask )
		.map( ( { kind, sign, repeated } ) => ( kind ? EXAMPLES[ kind ] + ( repeated ? '…' : '' ) : sign ) )
		.join( '' );
