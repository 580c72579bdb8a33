/**
 * Rules for the names under which fields are submitted (docs/form.md; see `name` in the contract field.schema.json).
 */
import { fromServer } from './fromServer';

const MAX_CHARACTERS = 64;
const PATTERN = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

export type NameProblem = 'empty' | 'pattern' | 'reserved' | 'taken';

/**
 * Checks whether a name is already used. Case is ignored, because names that differ only in case look the same in
 * entries.
 */
const isTaken = ( name: string, taken: readonly string[] ): boolean =>
	taken.some( ( other ) => other.toLowerCase() === name.toLowerCase() );

/**
 * Returns an unused name: `input_text`, otherwise `input_text_1`, `input_text_2` and so on. If the name already ends
 * with a number, that number is increased.
 */
export function uniqueName( wanted: string, taken: readonly string[] ): string {
	if ( ! isTaken( wanted, taken ) ) {
		return wanted;
	}
	const [ , stem = wanted, number = '0' ] = /^(.*?)(?:_(\d{1,6}))?$/.exec( wanted ) ?? [];
	for ( let next = Number( number ) + 1; ; next++ ) {
		const suffix = `_${ next }`;
		const name = stem.slice( 0, MAX_CHARACTERS - suffix.length ) + suffix;
		if ( ! isTaken( name, taken ) ) {
			return name;
		}
	}
}

/**
 * Returns the reason why a name is invalid; null if it is valid. `taken` contains the names of the other fields of the
 * form.
 */
export function nameProblem( name: string, taken: readonly string[] ): NameProblem | null {
	if ( name === '' ) {
		return 'empty';
	}
	if ( ! PATTERN.test( name ) ) {
		return 'pattern';
	}
	const { reserved, reservedPattern } = fromServer();
	if ( reserved.includes( name ) || new RegExp( reservedPattern ).test( name ) ) {
		return 'reserved';
	}
	return isTaken( name, taken ) ? 'taken' : null;
}
