import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../../controls/wordpress';
import { storedDuration, writtenDuration, type Unit, type Written } from './durations';

interface DurationFieldProps {
	label: string;
	help?: string;
	/** Number in the stored unit, as a string. */
	value: string;
	/** Unit in which the value is stored. */
	base: Unit;
	/** Units to choose from. */
	units: readonly Unit[];
	/** Error message; empty if there is none. */
	error: string;
	onChange( value: string ): void;
}

const NAMES: Record< Unit, string > = {
	minutes: __( 'minutes', 'vestibule' ),
	hours: __( 'hours', 'vestibule' ),
	days: __( 'days', 'vestibule' ),
};

/** Control for a number with a unit. Typing a number does not change the unit. */
export function DurationField( { label, help, value, base, units, error, onChange }: DurationFieldProps ) {
	const id = useId();
	const [ typed, setTyped ] = useState( () => writtenDuration( value, base, units ) );
	// The value can also change without input in this control, for example through Undo.
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
