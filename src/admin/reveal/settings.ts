import { __ } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/reveal.schema.json';
import type { Reveal } from '../../contracts/reveal';

const { offset, duration, delay, easing, once } = schema.properties;

/** Limits and defaults of the numbers, from the contract. */
export const LIMITS = {
	offset: { max: offset.maximum, default: offset.default },
	duration: { max: duration.maximum, default: duration.default },
	delay: { max: delay.maximum, default: delay.default },
};

const DEFAULTS: Partial< Record< keyof Reveal, unknown > > = {
	offset: offset.default,
	duration: duration.default,
	delay: delay.default,
	easing: easing.default,
	once: once.default,
};

export const EFFECTS: { value: Reveal[ 'effect' ]; label: string }[] = [
	{ value: 'fade', label: __( 'Fade in', 'vestibule' ) },
	{ value: 'rise', label: __( 'Slide up', 'vestibule' ) },
	{ value: 'start', label: __( 'Slide in from the left (right in right-to-left languages)', 'vestibule' ) },
	{ value: 'end', label: __( 'Slide in from the right (left in right-to-left languages)', 'vestibule' ) },
	{ value: 'zoom', label: __( 'Zoom in', 'vestibule' ) },
];

export const EASINGS: { value: NonNullable< Reveal[ 'easing' ] >; label: string }[] = [
	{ value: 'ease', label: __( 'Ease', 'vestibule' ) },
	{ value: 'ease-in', label: __( 'Ease in', 'vestibule' ) },
	{ value: 'ease-out', label: __( 'Ease out', 'vestibule' ) },
	{ value: 'ease-in-out', label: __( 'Ease in and out', 'vestibule' ) },
	{ value: 'linear', label: __( 'Linear', 'vestibule' ) },
];

/** Changes one setting. Default values are not stored. */
export function withSetting< Name extends keyof Reveal >(
	reveal: Reveal,
	name: Name,
	value: Reveal[ Name ] | undefined
): Reveal {
	const { [ name ]: _, ...rest } = reveal;
	const isDefault = value === undefined || value === DEFAULTS[ name ];
	return ( isDefault ? rest : { ...rest, [ name ]: value } ) as Reveal;
}
