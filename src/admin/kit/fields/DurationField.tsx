import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../../controls/wordpress';
import { storedDuration, writtenDuration, type Unit, type Written } from './durations';

interface DurationFieldProps {
	label: string;
	help?: string;
	/** As text, in the unit in which it is stored. */
	value: string;
	/** The unit in which it is stored. */
	base: Unit;
	/** Those that can be chosen. */
	units: readonly Unit[];
	/** Why it was refused; empty when it was not. */
	error: string;
	onChange( value: string ): void;
}

const NAMES: Record< Unit, string > = {
	minutes: __( 'minutes', 'vestibule' ),
	hours: __( 'hours', 'vestibule' ),
	days: __( 'days', 'vestibule' ),
};

/** A number and its unit. A unit that was chosen stays, whatever is typed. */
export function DurationField( { label, help, value, base, units, error, onChange }: DurationFieldProps ) {
	const id = useId();
	const [ typed, setTyped ] = useState( () => writtenDuration( value, base, units ) );
	// Undo and others change the value, too.
	const shown = storedDuration( typed, base ) === value ? typed : writtenDuration( value, base, units );
	const change = ( changes: Partial< Written > ) => {
		const next = { ...shown, ...changes };
		setTyped( next );
		onChange( storedDuration( next, base ) );
	};
	return (
		<div>
			<div className="vestibule-admin__duration">
				<TextControl
					label={ label }
					inputMode="decimal"
					autoComplete="off"
					maxLength={ 20 }
					value={ shown.amount }
					onChange={ ( amount ) => change( { amount } ) }
					aria-invalid={ error !== '' }
					aria-describedby={ `${ id }-help ${ id }-error` }
				/>
				<SelectControl
					hideLabelFromVision
					/* translators: %s: name of a setting, such as "Length". */
					label={ sprintf( __( '%s: unit', 'vestibule' ), label ) }
					value={ shown.unit }
					options={ units.map( ( unit ) => ( { value: unit, label: NAMES[ unit ] } ) ) }
					onChange={ ( unit ) => change( { unit: units.find( ( one ) => one === unit ) ?? base } ) }
				/>
			</div>
			<p id={ `${ id }-help` } className="vestibule-admin__help">
				{ help }
			</p>
			<div id={ `${ id }-error` } role="status">
				{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
			</div>
		</div>
	);
}
