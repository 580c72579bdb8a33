import { compare } from './compare';
import type { Operator } from './read';
import { matches } from './wildcards';

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
export const operators = ( isList: boolean ): Record< Operator, Meets > => ( {
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
