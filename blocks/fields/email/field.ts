import { textRule, type FieldProps } from '../kit/rules';

/**
 * Patterns for the parts of an email address. Domains may contain letters of every script, and the last label needs at
 * least two letters (docs/form.md). All patterns run in linear time.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LAST_LABEL = /^(?:\p{L}{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/u;

const MAX_CHARACTERS = 254;
const MAX_LOCAL_CHARACTERS = 64;

export function isEmail( value: string ): boolean {
	const at = value.lastIndexOf( '@' );
	if ( at < 1 || at > MAX_LOCAL_CHARACTERS || value.length > MAX_CHARACTERS ) {
		return false;
	}
	const labels = value.slice( at + 1 ).split( '.' );
	const last = labels.pop() ?? '';
	return (
		LOCAL.test( value.slice( 0, at ) ) &&
		labels.length > 0 &&
		labels.every( ( label ) => LABEL.test( label ) ) &&
		LAST_LABEL.test( last )
	);
}

export const validate = textRule( ( { messages }, text ) => ( isEmail( text ) ? [] : [ messages.invalid ] ) );

/** Checks whether the field needs the script, which is the case only if visitors enter the address twice. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings?.confirm === true;
