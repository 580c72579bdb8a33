import { TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/consent.schema.json';
import type { Consent } from '../../contracts/consent';
import { useRefusal } from '../settings-parts/refusals';
import type { SectionProps } from './section';

const { properties } = schema;

type KeyOf< Value > = { [ Key in keyof Consent ]: Consent[ Key ] extends Value ? Key : never }[ keyof Consent ];
type TextKey = 'text' | 'acceptText' | 'refuseText' | 'selectText' | 'revokeText' | 'policyText';
type NumberKey = 'policyVersion' | 'scrollOffset' | 'lifetime' | 'keepReceipts';

interface ControlProps< Key > extends SectionProps {
	name: Key;
	label: string;
	help?: string;
}

export function Words( {
	name,
	label,
	help,
	settings,
	onChange,
	placeholder,
	rows = 1,
}: ControlProps< TextKey > & { placeholder: string; rows?: number } ) {
	const refusal = useRefusal( name, help );
	const common = {
		...refusal,
		__nextHasNoMarginBottom: true as const,
		label,
		placeholder,
		value: settings[ name ],
		onChange: ( text: string ) => onChange( { [ name ]: text } ),
	};
	return rows > 1 ? (
		<TextareaControl { ...common } rows={ rows } />
	) : (
		<TextControl { ...common } __next40pxDefaultSize />
	);
}

export function Switch( { name, label, help, settings, onChange }: ControlProps< KeyOf< boolean > > ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ settings[ name ] }
			onChange={ ( on ) => onChange( { [ name ]: on } ) }
		/>
	);
}

interface NumberProps extends ControlProps< NumberKey > {
	/** So much of what is stored makes one of what is typed, such as the seconds of a day. */
	unit?: number;
}

const parsed = ( text: string ): number =>
	/^\d+([.,]\d+)?$/.test( text.trim() ) ? Number( text.trim().replace( ',', '.' ) ) : NaN;

/** A number, typed; it counts as soon as it is within the limits of the contract. */
export function NumberField( { name, label, help, settings, onChange, unit = 1 }: NumberProps ) {
	const { minimum, maximum } = properties[ name ];
	const [ low, high ] = [ Math.ceil( minimum / unit ), Math.floor( maximum / unit ) ];
	const shown = String( Math.round( ( settings[ name ] / unit ) * 100 ) / 100 );
	const [ typed, setTyped ] = useState( shown );
	const value = settings[ name ];
	useEffect(
		() => setTyped( ( before ) => ( Math.round( parsed( before ) * unit ) === value ? before : shown ) ),
		[ shown, unit, value ]
	);
	const stored = ( text: string ) => Math.round( parsed( text ) * unit );
	const fits = ( text: string ) => stored( text ) >= minimum && stored( text ) <= maximum;
	const type = ( text: string ) => {
		setTyped( text );
		if ( fits( text ) ) {
			onChange( { [ name ]: stored( text ) } );
		}
	};
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="vestibule-consent-admin__number"
			label={ label }
			help={
				fits( typed )
					? help
					: sprintf(
							/* translators: 1: smallest, 2: largest number; 3: the number that stays. */
							__( 'A number from %1$d to %2$d. Until then %3$s stays.', 'vestibule' ),
							low,
							high,
							shown
						)
			}
			inputMode="decimal"
			value={ typed }
			aria-invalid={ ! fits( typed ) }
			onChange={ type }
		/>
	);
}
