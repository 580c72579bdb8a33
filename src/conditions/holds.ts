import { textsOf, type Values } from './answers';
import { folded } from '../shared/folded';
import { numberIn } from '../shared/number';
import { isAlways, type ConditionSet, type Operator, type Rule, type RuleGroup } from './read';

const DAY =
	/^([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[t ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)z?)?$/;
const CLOCK = /^((?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)$/;

const withSeconds = ( time: string ): string => ( time.length < 6 ? `${ time }:00` : time ).padStart( 8, '0' );

/** The day that a text names, and the time of day where it names one; clocks are compared as they are written. */
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
 * How two folded texts stand to each other where both are numbers, days or times: below 0, 0, above 0. Null where they
 * cannot be compared. A day and a moment are compared by their days.
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

/** In signs; a longer text matches no pattern, so that the time is bounded. */
const LONGEST = 1000;

const ANY = '*';
const ONE = '?';

/**
 * Whether a folded text is what a pattern says from its first sign to its last: `*` stands for any signs or none, `?`
 * for one. No regular expression: a pattern cannot make the server wait, and both languages give one verdict.
 */
function matches( text: string, pattern: string ): boolean {
	const signs = [ ...text ];
	const wanted = [ ...pattern ];
	if ( signs.length > LONGEST ) {
		return false;
	}
	let at = 0;
	let next = 0;
	// Where the last star stands, and how much of the text it covers so far.
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

/** Whether the folded texts of an answer meet the folded value of a rule; an empty answer is one empty text. */
type Meets = ( texts: string[], value: string ) => boolean;

const isEqual = ( text: string, value: string ): boolean => text === value || compare( text, value ) === 0;

const isEmpty: Meets = ( texts ) => texts.every( ( text ) => text === '' );

const equals: Meets = ( texts, value ) => texts.some( ( text ) => isEqual( text, value ) );

/** A part of one text, but a whole one of several: "Courses" is not chosen with "Courses abroad". */
const contains =
	( isList: boolean ): Meets =>
	( texts, value ) =>
		value !== '' && ( isList ? equals( texts, value ) : texts.some( ( text ) => text.includes( value ) ) );

const given =
	( meets: ( text: string, value: string ) => boolean ): Meets =>
	( texts, value ) =>
		value !== '' && texts.some( ( text ) => text !== '' && meets( text, value ) );

/** Each operator of the contract. Of a list, one item is enough. */
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

/** Whether conditions hold for the values of a form (docs/form-logic.md); without any they always do. */
export function conditionsHold( conditions: ConditionSet, values: Values ): boolean {
	const { match, rules, groups } = conditions;
	const verdicts = [
		...rules.map( ( rule ) => ruleHolds( rule, values ) ),
		...groups.map( ( group ) => groupHolds( group, values ) ),
	];
	return isAlways( conditions ) || ( match === 'any' ? verdicts.includes( true ) : ! verdicts.includes( false ) );
}
