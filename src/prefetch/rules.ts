/**
 * Parser for the URL patterns of speculation rules, for browsers that support neither these rules nor such patterns. It
 * supports all pattern syntax that can appear in paths. URLs with a query or fragment are never prefetched.
 */
const TOKEN = /\\(.)|\((?:\\.|\(\?(?:\\.|[^()\\])*\)|[^()\\])+\)|[{}*?+#]|:\w+|./gsu;

const literal = ( text: string ) => text.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );

/**
 * Splits a pattern into path, query and fragment, and converts each part to a regular expression. Missing parts match
 * anything.
 */
function sources( pattern: string ): string[] {
	const parts = [ '' ];
	let isGroup = false;
	for ( const [ token, escaped ] of pattern.matchAll( TOKEN ) ) {
		const isModifier = isGroup && /^[*?+]$/.test( token );
		isGroup = /^[})]$/.test( token.slice( -1 ) ) && ! escaped;
		let source = literal( escaped ?? token );
		if ( isModifier ) {
			source = token;
		} else if ( token === '#' || ( escaped ?? token ) === '?' ) {
			parts.push( '' );
			continue;
		} else if ( token === '*' ) {
			source = '.*';
		} else if ( token === '{' ) {
			source = '(?:';
		} else if ( token === '}' ) {
			source = ')';
		} else if ( escaped === undefined && token.length > 1 ) {
			source = token.startsWith( '(' ) ? `(?:${ token.slice( 1 ) }` : '[^/]+';
		}
		parts[ parts.length - 1 ] += source;
	}
	return parts;
}

/**
 * Returns a function that checks whether a path without query and fragment matches a pattern.
 *
 * @throws {Error} If the pattern is not supported, for example because it contains another host.
 */
function pathMatcher( pattern: string ): ( path: string ) => boolean {
	if ( ! pattern.startsWith( '/' ) ) {
		throw new Error( pattern );
	}
	const [ path, ...rest ] = sources( pattern ).map( ( source ) => new RegExp( `^${ source }$`, 'su' ) );
	const isPossible = rest.every( ( part ) => part.test( '' ) );
	return ( name ) => isPossible && path !== undefined && path.test( name );
}

/** Checks whether a link leads to another page of this site and has neither a query nor a fragment. */
export const isPageOfSite = ( link: URL | HTMLAnchorElement, here: URL | Location ) =>
	link.origin === here.origin &&
	/^https?:$/.test( link.protocol ) &&
	! link.search &&
	! link.href.includes( '#' ) &&
	! link.href.includes( '?' ) &&
	link.pathname !== here.pathname;

/** Maximum number of prefetches per second (docs/speed.md). */
const MAX_PER_SECOND = 3;
const SPAN = 1000;

/**
 * Creates a function that returns whether another prefetch is allowed, and counts it. `now` returns the time in
 * milliseconds.
 */
export function budget( now: () => number ): () => boolean {
	let taken: number[] = [];
	return () => {
		taken = taken.filter( ( time ) => now() - time < SPAN );
		return taken.length < MAX_PER_SECOND && taken.push( now() ) > 0;
	};
}

/** Tests whether a link matches the condition of a rule. */
type Test = ( link: HTMLAnchorElement ) => boolean;

/** Event that prefetches a link. */
type Moment = 'never' | 'press' | 'hover';

const list = < Value >( value: Value | Value[] | undefined ): Value[] =>
	value === undefined ? [] : ( [ value ].flat() as Value[] );

interface Where {
	and?: Where[];
	or?: Where[];
	not?: Where;
	href_matches?: string | string[];
	selector_matches?: string | string[];
}

interface Rule {
	where?: Where;
	eagerness?: string;
}

/** @throws {Error} If the condition is not supported. Pages that may be excluded must not be prefetched. */
function test( { and, or, not, href_matches: paths, selector_matches: selectors }: Where ): Test {
	if ( and ) {
		const tests = and.map( test );
		return ( link ) => tests.every( ( one ) => one( link ) );
	}
	if ( or ) {
		const tests = or.map( test );
		return ( link ) => tests.some( ( one ) => one( link ) );
	}
	if ( not ) {
		const isOut = test( not );
		return ( link ) => ! isOut( link );
	}
	if ( paths ) {
		const matchers = list( paths ).map( pathMatcher );
		return ( { pathname } ) => matchers.some( ( matches ) => matches( pathname ) );
	}
	if ( selectors ) {
		return ( link ) => list( selectors ).some( ( selector ) => link.matches( selector ) );
	}
	throw new Error();
}

/**
 * Returns a function that determines when a link is prefetched.
 *
 * @param text Content of a `<script type="speculationrules">`.
 * @throws {Error} If a rule is not supported.
 */
export function readRules( text: string ): ( link: HTMLAnchorElement ) => Moment {
	const { prefetch, prerender }: { prefetch?: Rule[]; prerender?: Rule[] } = JSON.parse( text );
	const rules = [ ...list( prefetch ), ...list( prerender ) ].flatMap( ( { where, eagerness } ) =>
		where ? [ { isIn: test( where ), isHover: eagerness !== 'conservative' } ] : []
	);
	return ( link ) => {
		const found = rules.filter( ( { isIn } ) => isIn( link ) );
		if ( ! found.length ) {
			return 'never';
		}
		return found.some( ( { isHover } ) => isHover ) ? 'hover' : 'press';
	};
}
