import { __ } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/reveal.schema.json';
import type { Reveal } from '../../contracts/reveal';

const { offset, duration, delay, easing, once } = schema.properties;

/** Of the numbers, from the contract. */
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
	{ value: 'fade', label: __( 'It fades in', 'vestibule' ) },
	{ value: 'rise', label: __( 'It rises', 'vestibule' ) },
	{ value: 'start', label: __( 'It comes from where lines start', 'vestibule' ) },
	{ value: 'end', label: __( 'It comes from where lines end', 'vestibule' ) },
	{ value: 'zoom', label: __( 'It grows', 'vestibule' ) },
];

export const EASINGS: { value: NonNullable< Reveal[ 'easing' ] >; label: string }[] = [
	{ value: 'ease', label: __( 'Quick, then slow', 'vestibule' ) },
	{ value: 'ease-in', label: __( 'Slow at first', 'vestibule' ) },
	{ value: 'ease-out', label: __( 'Slow at the end', 'vestibule' ) },
	{ value: 'ease-in-out', label: __( 'Slow at first and at the end', 'vestibule' ) },
	{ value: 'linear', label: __( 'Even', 'vestibule' ) },
];

/** The settings with one changed; what is the default is not stored. */
export function withSetting< Name extends keyof Reveal >(
	reveal: Reveal,
	name: Name,
	value: Reveal[ Name ] | undefined
): Reveal {
	const { [ name ]: _, ...rest } = reveal;
	const isDefault = value === undefined || value === DEFAULTS[ name ];
	return ( isDefault ? rest : { ...rest, [ name ]: value } ) as Reveal;
}
