import { textsOf, type Values } from './answers';
import { folded } from '../shared/folded';
import { numberIn } from '../shared/number';
import { isAlways, type ConditionSet, type Operator, type Rule, type RuleGroup } from './read';

const DAY =
	/^([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[t ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)z?)?$/;
const CLOCK = /^((?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)$/;

const withSeconds = ( time: string ): string => ( time.length < 6 ? `${ time }:00` : time ).padStart( 8, '0' );

/** Parses a date with an optional time, or a time alone. Time zones are not converted. */
function momentIn( text: string ): [ day: string, time: string ] | null {
	const [ , day, time ] = DAY.exec( text ) ?? [];
	const [ , clock ] = CLOCK.exec( text ) ?? [];
	if ( day ) {
		return [ day, time ? withSeconds( time ) : '' ];
	}
	return clock ? [ '', withSeconds( clock ) ] : null;
}

const order = < Size extends number | string >( one: Size, other: Size ): number =>
	Number( one > other ) - Number( one < other );

/**
 * Compares two normalized strings that are both numbers, dates or times. Returns a negative number, 0 or a positive
 * number; null if the strings can't be compared. If only one of them has a time, only the dates are compared.
 */
function compare( one: string, other: string ): number | null {
	const numbers = [ numberIn( one ), numberIn( other ) ] as const;
	if ( numbers[ 0 ] !== null && numbers[ 1 ] !== null ) {
		return order( numbers[ 0 ], numbers[ 1 ] );
	}
	const [ left, right ] = [ momentIn( one ), momentIn( other ) ];
	if ( ! left || ! right || ( left[ 0 ] === '' ) !== ( right[ 0 ] === '' ) ) {
		return null;
	}
	return order( left[ 0 ], right[ 0 ] ) || ( left[ 1 ] && right[ 1 ] ? order( left[ 1 ], right[ 1 ] ) : 0 );
}

/** Maximum length of a string that can match a pattern. It limits the run time. */
const MAX_MATCHED_CHARACTERS = 1000;

const ANY = '*';
const ONE = '?';

/**
 * Checks whether a normalized string matches a whole pattern: `*` matches any number of characters, `?` matches one.
 * Doesn't use regular expressions, so that no pattern is slow, and PHP and JavaScript return the same result.
 */
function matches( text: string, pattern: string ): boolean {
	const signs = [ ...text ];
	const wanted = [ ...pattern ];
	if ( signs.length > MAX_MATCHED_CHARACTERS ) {
		return false;
	}
	let at = 0;
	let next = 0;
	// Position of the last star, and the end of the characters that it matches so far.
	let star = -1;
	let covered = 0;
	while ( at < signs.length ) {
		if ( wanted[ next ] === ANY ) {
			star = next++;
			covered = at;
		} else if ( next < wanted.length && ( wanted[ next ] === ONE || wanted[ next ] === signs[ at ] ) ) {
			next++;
			at++;
		} else if ( star >= 0 ) {
			next = star + 1;
			at = ++covered;
		} else {
			return false;
		}
	}
	return wanted.slice( next ).every( ( sign ) => sign === ANY );
}

/**
 * Checks whether the normalized strings of an answer satisfy a rule with this value. An empty answer consists of one
 * empty string.
 */
type Meets = ( texts: string[], value: string ) => boolean;

const isEqual = ( text: string, value: string ): boolean => text === value || compare( text, value ) === 0;

const isEmpty: Meets = ( texts ) => texts.every( ( text ) => text === '' );

const equals: Meets = ( texts, value ) => texts.some( ( text ) => isEqual( text, value ) );

/**
 * Checks whether an answer contains the value. If the answer is a list, a whole item must equal the value, so that
 * "Courses" doesn't match the item "Courses abroad".
 */
const contains =
	( isList: boolean ): Meets =>
	( texts, value ) =>
		value !== '' && ( isList ? equals( texts, value ) : texts.some( ( text ) => text.includes( value ) ) );

const given =
	( meets: ( text: string, value: string ) => boolean ): Meets =>
	( texts, value ) =>
		value !== '' && texts.some( ( text ) => text !== '' && meets( text, value ) );

/** Returns the implementation of each operator in the contract. A list satisfies a rule if one of its items does. */
const operators = ( isList: boolean ): Record< Operator, Meets > => ( {
	equals,
	'not-equals': ( texts, value ) => ! equals( texts, value ),
	greater: given( ( text, value ) => ( compare( text, value ) ?? 0 ) > 0 ),
	less: given( ( text, value ) => ( compare( text, value ) ?? 0 ) < 0 ),
	contains: contains( isList ),
	'not-contains': ( texts, value ) => ! contains( isList )( texts, value ),
	starts: given( ( text, value ) => text.startsWith( value ) ),
	ends: given( ( text, value ) => text.endsWith( value ) ),
	matches: given( matches ),
	empty: isEmpty,
	'not-empty': ( texts, value ) => ! isEmpty( texts, value ),
} );

const ALL = { list: operators( true ), text: operators( false ) };

function ruleHolds( { field, operator, value }: Rule, values: Values ): boolean {
	const known = ALL[ Array.isArray( values[ field ] ) ? 'list' : 'text' ];
	return Object.hasOwn( known, operator ) && known[ operator ]( textsOf( values, field ), folded( value ) );
}

const groupHolds = ( { match, rules }: RuleGroup, values: Values ): boolean =>
	rules[ match === 'any' ? 'some' : 'every' ]( ( rule ) => ruleHolds( rule, values ) );

/** Checks whether the values of a form meet the conditions (docs/form-logic.md). Empty conditions are always met. */
export function conditionsHold( conditions: ConditionSet, values: Values ): boolean {
	const { match, rules, groups } = conditions;
	const verdicts = [
		...rules.map( ( rule ) => ruleHolds( rule, values ) ),
		...groups.map( ( group ) => groupHolds( group, values ) ),
	];
	return isAlways( conditions ) || ( match === 'any' ? verdicts.includes( true ) : ! verdicts.includes( false ) );
}
