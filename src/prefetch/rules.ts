/** The speculation rules that WordPress has printed, for browsers that do not know such rules. */
import { pathMatcher } from './pattern';

type Test = ( link: HTMLAnchorElement ) => boolean;

/** What a link of the page is fetched by, if at all. */
export type Moment = 'never' | 'press' | 'hover';

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

/** @throws For a condition that this does not know: what may be excluded must not be fetched. */
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
 * @param text Of a `<script type="speculationrules">`.
 * @throws For rules that this does not know.
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
