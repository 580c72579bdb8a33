import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/consent.schema.json';
import { errorHelp } from '../kit/server/refusals';
import { useSetting } from './settings';

interface DecimalNumberProps {
	name: 'policyVersion' | 'scrollOffset' | 'lifetime' | 'keepReceipts';
	label: string;
	help?: string;
	/** Number of stored units per displayed unit, such as seconds per day. */
	unit?: number;
}

const parsed = ( text: string ): number =>
	/^\d+([.,]\d+)?$/.test( text.trim() ) ? Number( text.trim().replace( ',', '.' ) ) : NaN;

/** Text control for a number, which is stored as soon as it is within the limits of the contract. */
export function DecimalNumber( { name, label, help, unit = 1 }: DecimalNumberProps ) {
	const { value, set } = useSetting( name, label );
	const { minimum, maximum } = schema.properties[ name ];
	const [ low, high ] = [ Math.ceil( minimum / unit ), Math.floor( maximum / unit ) ];
	const shown = String( Math.round( ( value / unit ) * 100 ) / 100 );
	const [ typed, setTyped ] = useState( shown );
	useEffect(
		() => setTyped( ( before ) => ( Math.round( parsed( before ) * unit ) === value ? before : shown ) ),
		[ shown, unit, value ]
	);
	const stored = ( text: string ) => Math.round( parsed( text ) * unit );
	const fits = ( text: string ) => stored( text ) >= minimum && stored( text ) <= maximum;
	const type = ( text: string ) => {
		setTyped( text );
		if ( fits( text ) ) {
			set( stored( text ) );
		}
	};
	return (
		<TextControl
			className="vestibule-consent-admin__number"
			label={ label }
			help={
				fits( typed )
					? help
					: errorHelp(
							sprintf(
								/* translators: 1: minimum, 2: maximum, 3: the number that remains set. */
								__( 'Enter a number from %1$d to %2$d. Until then, %3$s is used.', 'vestibule' ),
								low,
								high,
								shown
							)
						)
			}
			inputMode="decimal"
			value={ typed }
			aria-invalid={ ! fits( typed ) }
			onChange={ type }
		/>
	);
}
