import { leadingCallingCode } from './countries';
import { iddPattern, type RawPlan } from './plan';
import type { Reading } from './reading';

function withoutIdd( digits: string, plan: RawPlan | undefined ): string | undefined {
	const [ prefix ] = ( plan && iddPattern( plan )?.exec( digits ) ) ?? [];
	const rest = prefix === undefined ? '' : digits.slice( prefix.length );
	// No calling code begins with 0. If a 0 follows, the digits belong to a national number and not to an international
	// prefix.
	return prefix === undefined || rest.startsWith( '0' ) ? undefined : rest;
}

/**
 * Returns the digits, beginning with the calling code; undefined for a national number. Accepts "+00 49 …", because
 * some visitors combine the plus sign with the prefix that it replaces.
 */
export function internationalDigits( { plus, digits }: Reading, plan: RawPlan | undefined ): string | undefined {
	const behindIdd = withoutIdd( digits, plan );
	return plus && ( leadingCallingCode( digits ) !== undefined || behindIdd === undefined ) ? digits : behindIdd;
}
