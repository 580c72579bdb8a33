/** Parser for PHP files: declared classes and functions, used names, strings and comments. */

/** Tokens of PHP. A file starts as HTML, and `?>` ends the code until the next opening tag. */
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

/**
 * Tokens before names of methods, constants and functions. The name of an enum case is also no class if nothing follows
 * it.
 */
const BEFORE_OTHERS = new Set( [ '->', '?->', '::', 'function', 'const' ] );
const DECLARES = new Set( [ 'class', 'interface', 'trait', 'enum' ] );

/**
 * Reads a statement such as `use A\B as C, D\{E, F};` at the index: pairs of alias and full name, whether they are
 * classes, and the end of the statement.
 */
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
	return { found, isClass: ! /^(function|const)$/.test( code[ index + 1 ]?.text ), at };
}

/** Returns the full name of a class for a name in a file with the given namespace. */
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

/** @return {boolean} Whether the name at the index can be a class. */
function canBeClass( code, index ) {
	const before = code[ index - 1 ]?.text;
	const isCase = before === 'case' && /^[;=]$/.test( code[ index + 1 ]?.text );
	return ! BEFORE_OTHERS.has( before ) && ! isCase;
}

/** Docblock tags that are followed by a type. */
const TYPE_TAG =
	/@(?:(?:phpstan-|psalm-)?(?:param|return|var|throws|property|mixin|extends|implements|use)(?:-\w+)?|phpstan-type\s+\w+|phpstan-import-type\s+\w+\s+from|template(?:-\w+)*\s+\w+\s+of)\s+/g;
const DOC_NAME = /(?<![\w\\'"$-])\\?[A-Z]\w*(?:\\\w+)*/g;

/** @return {string} Type at the beginning of a text. Ends at the first space outside of brackets. */
function typeAt( text ) {
	let depth = 0;
	for ( let at = 0; at < text.length; at++ ) {
		const isOpen = /[:|&]\s*$/.test( text.slice( 0, at ) ) || /^\s*[|&]/.test( text.slice( at ) );
		depth += '([{<'.includes( text[ at ] ) ? 1 : 0;
		depth -= ')]}>'.includes( text[ at ] ) ? 1 : 0;
		if ( depth < 0 || ( depth === 0 && /\s/.test( text[ at ] ) && ! isOpen ) ) {
			return text.slice( 0, at );
		}
	}
	return text;
}

/** @return {string[]} Class names in the types of a docblock. */
function typesIn( comment ) {
	const text = comment.replaceAll( /\n[ \t]*\*(?!\/)/g, '\n' ).replace( /\*\/$/, '' );
	return [ ...text.matchAll( TYPE_TAG ) ].flatMap(
		( { 0: tag, index } ) => typeAt( text.slice( index + tag.length ) ).match( DOC_NAME ) ?? []
	);
}

const IN_STRING = /^\\{0,2}Vestibule\\/;

/**
 * Parses a PHP file.
 *
 * @return {{declares: string[], uses: string[], strings: string[], variables: string[], names: string[], code: string, comments: string}}
 * `uses` are full names that may be classes or functions: imports, names in code, types of docblocks, and names
 * of the plugin's classes and methods in strings. `code` is the file without comments.
 */
export function parsePhp( php ) {
	const all = tokens( php );
	const code = all.filter( ( { kind } ) => kind !== 'comment' );
	const aliases = new Map();
	const names = [];
	const functions = [];
	const declares = [];
	let namespace = '';
	let depth = 0;
	// Depth of the class around the token; Infinity outside of classes.
	let within = Infinity;
	for ( let at = 0; at < code.length; at++ ) {
		const { kind, text } = code[ at ];
		depth += { '{': 1, '}': -1 }[ kind === 'mark' ? text : '' ] ?? 0;
		within = text === '}' && depth <= within ? Infinity : within;
		if ( kind !== 'name' ) {
			continue;
		}
		if ( text === 'namespace' && code[ at + 1 ]?.kind === 'name' ) {
			namespace = code[ ++at ].text;
		} else if ( text === 'use' && depth === 0 && code[ at + 1 ]?.kind === 'name' ) {
			const { found, isClass, at: end } = imports( code, at );
			found.forEach( ( [ alias, full ] ) => ( isClass ? aliases.set( alias, full ) : functions.push( full ) ) );
			at = end;
		} else if ( DECLARES.has( text ) && code[ at + 1 ]?.kind === 'name' && canBeClass( code, at ) ) {
			declares.push( `${ namespace }\\${ code[ ++at ].text }` );
			within = Math.min( within, depth );
		} else if ( text === 'function' && within === Infinity && code[ at + 1 ]?.kind === 'name' ) {
			declares.push( `${ namespace ? `${ namespace }\\` : '' }${ code[ ++at ].text }` );
		} else if ( canBeClass( code, at ) ) {
			names.push( text );
			// PHP calls the global function if the namespace has none of that name.
			if ( code[ at + 1 ]?.text === '(' && ! text.includes( '\\' ) && code[ at - 1 ]?.text !== 'new' ) {
				names.push( `\\${ text }` );
			}
		}
	}
	const comments = all.filter( ( { kind } ) => kind === 'comment' ).map( ( { text } ) => text );
	const strings = code.filter( ( { kind } ) => kind === 'string' ).map( ( { text } ) => text.slice( 1, -1 ) );
	const types = comments.flatMap( typesIn );
	const inStrings = strings
		.filter( ( text ) => IN_STRING.test( text ) )
		.map( ( text ) => text.replaceAll( /\\+/g, '\\' ).replace( /::\w+$/, '' ) );
	return {
		declares,
		uses: [
			...new Set( [
				...aliases.values(),
				...functions,
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
