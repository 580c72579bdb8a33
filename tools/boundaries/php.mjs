/** What a PHP file says in code: its classes, the names it uses, its strings. Comments may name anything. */

/** A file begins as HTML, and `?>` ends code until the next opening tag. */
const TOKEN = new RegExp(
	[
		String.raw`(?<html>\?>[\s\S]*?(?:<\?php\b|<\?=|$))`,
		String.raw`(?<comment>/\*[\s\S]*?\*/|(?://|#(?!\[)).*?(?=\?>|\r?\n|$))`,
		String.raw`(?<string>'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|<<<[ \t]*(['"]?)(\w+)\4\r?\n[\s\S]*?\n[ \t]*\5\b)`,
		String.raw`(?<variable>\$\w+)`,
		String.raw`(?<name>\\?[A-Za-z_]\w*(?:\\\w+)*)`,
		String.raw`(?<mark>\?->|->|::|[^\s])`,
	].join( '|' ),
	'g'
);

const KINDS = [ 'comment', 'string', 'variable', 'name', 'mark' ];

/** @return {{kind: string, text: string}[]} */
function tokens( php ) {
	return [ ...`?>${ php }`.matchAll( TOKEN ) ].flatMap( ( { 0: text, groups } ) => {
		const kind = KINDS.find( ( one ) => groups[ one ] !== undefined );
		return kind ? [ { kind, text } ] : [];
	} );
}

/** Names after these are of methods, constants and functions, and so is the one of a case, if nothing follows it. */
const BEFORE_OTHERS = new Set( [ '->', '?->', '::', 'function', 'const' ] );
const DECLARES = new Set( [ 'class', 'interface', 'trait', 'enum' ] );

/** `use A\B as C, D\{E, F};` at index: [ the alias and the name in full ], and where it ends. */
function imports( code, index ) {
	const found = [];
	let prefix = '';
	let at = index + 1;
	for ( ; at < code.length && code[ at ].text !== ';'; at++ ) {
		const { kind, text } = code[ at ];
		if ( text === '{' ) {
			prefix = `${ found.pop()[ 1 ] }\\`;
		} else if ( kind === 'name' && text === 'as' ) {
			found.at( -1 )[ 0 ] = code[ ++at ].text;
		} else if ( kind === 'name' ) {
			found.push( [ text.split( '\\' ).at( -1 ), prefix + text.replace( /^\\/, '' ) ] );
		}
	}
	return { found: /^(function|const)$/.test( code[ index + 1 ]?.text ) ? [] : found, at };
}

/** The name in full of a class that a file in the namespace names so. */
function resolved( name, namespace, aliases ) {
	if ( name.startsWith( '\\' ) ) {
		return name.slice( 1 );
	}
	const [ first, ...rest ] = name.split( '\\' );
	if ( first === 'namespace' ) {
		return [ namespace, ...rest ].join( '\\' );
	}
	return [ aliases.get( first ) ?? ( namespace ? `${ namespace }\\${ first }` : first ), ...rest ].join( '\\' );
}

/** @return {boolean} Whether the name at index can be a class. */
function canBeClass( code, index ) {
	const before = code[ index - 1 ]?.text;
	const isCase = before === 'case' && /^[;=]$/.test( code[ index + 1 ]?.text );
	return ! BEFORE_OTHERS.has( before ) && ! isCase;
}

const IMPORTED_TYPES = /@phpstan-import-type\s+\w+\s+from\s+([\\\w]+)/g;
const IN_STRING = /^\\{0,2}Vestibule\\/;

/**
 * @return {{declares: string[], uses: string[], strings: string[], variables: string[], names: string[], code: string, comments: string}}
 *         `uses` are all names in full that may be classes: imports, names in code, types that PHPStan imports, and
 *         names of ours in strings; `code` is the file without comments.
 */
export function parsePhp( php ) {
	const all = tokens( php );
	const code = all.filter( ( { kind } ) => kind !== 'comment' );
	const aliases = new Map();
	const names = [];
	const declares = [];
	let namespace = '';
	let depth = 0;
	for ( let at = 0; at < code.length; at++ ) {
		const { kind, text } = code[ at ];
		depth += { '{': 1, '}': -1 }[ kind === 'mark' ? text : '' ] ?? 0;
		if ( kind !== 'name' ) {
			continue;
		}
		if ( text === 'namespace' && code[ at + 1 ]?.kind === 'name' ) {
			namespace = code[ ++at ].text;
		} else if ( text === 'use' && depth === 0 && code[ at + 1 ]?.kind === 'name' ) {
			const { found, at: end } = imports( code, at );
			found.forEach( ( [ alias, full ] ) => aliases.set( alias, full ) );
			at = end;
		} else if ( DECLARES.has( text ) && code[ at + 1 ]?.kind === 'name' && canBeClass( code, at ) ) {
			declares.push( `${ namespace }\\${ code[ ++at ].text }` );
		} else if ( canBeClass( code, at ) ) {
			names.push( text );
		}
	}
	const comments = all.filter( ( { kind } ) => kind === 'comment' ).map( ( { text } ) => text );
	const strings = code.filter( ( { kind } ) => kind === 'string' ).map( ( { text } ) => text.slice( 1, -1 ) );
	const types = [ ...comments.join( '\n' ).matchAll( IMPORTED_TYPES ) ].map( ( [ , name ] ) => name );
	const inStrings = strings
		.filter( ( text ) => IN_STRING.test( text ) )
		.map( ( text ) => text.replaceAll( /\\+/g, '\\' ) );
	return {
		declares,
		uses: [
			...new Set( [
				...aliases.values(),
				...[ ...names, ...types ].map( ( name ) => resolved( name, namespace, aliases ) ),
				...inStrings.map( ( name ) => name.replace( /^\\/, '' ) ),
			] ),
		],
		names: [ ...new Set( names ) ],
		strings,
		variables: [ ...new Set( code.filter( ( { kind } ) => kind === 'variable' ).map( ( { text } ) => text ) ) ],
		code: php.replace( /^/, '?>' ).replaceAll( TOKEN, ( text, ...rest ) => ( rest.at( -1 ).comment ? ' ' : text ) ),
		comments: comments.join( '\n' ),
	};
}
