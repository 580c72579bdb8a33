import { __ } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/sticky.schema.json';
import type { Sticky } from '../../contracts/sticky';

const { offset, gap } = schema.properties;

/** Maximum values from the contract. */
export const LIMITS = { offset: offset.maximum, gap: gap.maximum };

/** Blocks that can be sticky. The server uses the same list (plugin/src/Site/Header/StickyEffect.php). */
export const BLOCKS: readonly string[] = [ 'core/group', 'core/template-part', 'core/columns', 'core/column' ];

export const EDGES: { value: Sticky[ 'edge' ] | ''; label: string }[] = [
	{ value: '', label: __( 'Scroll with the page', 'vestibule' ) },
	{ value: 'top', label: __( 'Stick to the top', 'vestibule' ) },
	{ value: 'bottom', label: __( 'Stick to the bottom', 'vestibule' ) },
];

/** Changes one setting. Default values are not stored. */
export function withSetting< Name extends keyof Sticky >(
	sticky: Sticky,
	name: Name,
	value: Sticky[ Name ] | undefined
): Sticky {
	const { [ name ]: _, ...rest } = sticky;
	return ( value ? { ...rest, [ name ]: value } : rest ) as Sticky;
}
