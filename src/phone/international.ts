import { leadingCallingCode } from './countries';
import { iddPattern, type RawPlan } from './plan';
import type { Reading } from './reading';

function withoutIdd( digits: string, plan: RawPlan | undefined ): string | undefined {
	const [ prefix ] = ( plan && iddPattern( plan )?.exec( digits ) ) ?? [];
	const rest = prefix === undefined ? '' : digits.slice( prefix.length );
	// No calling code begins with 0, so these digits are no dialling prefix but part of a national number.
	return prefix === undefined || rest.startsWith( '0' ) ? undefined : rest;
}

/**
 * The digits from the calling code on, or nothing when the number is meant nationally. "+00 49 …" counts as well:
 * visitors write the plus sign and the prefix that it stands for.
 */
export function internationalDigits( { plus, digits }: Reading, plan: RawPlan | undefined ): string | undefined {
	const behindIdd = withoutIdd( digits, plan );
	return plus && ( leadingCallingCode( digits ) !== undefined || behindIdd === undefined ) ? digits : behindIdd;
}
