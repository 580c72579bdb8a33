import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DayRow } from './DayRow';
import { findingsOfDay, isBlank, type DayOff } from './daysOff';

interface DayOffRowProps {
	day: DayOff;
	at: number;
	/** Why saving was refused, by place such as `overrides.0.to`. */
	errors: Readonly< Record< string, string > >;
	onChange( day: DayOff ): void;
	onRemove(): void;
}

/** One day or range: when it is, and the hours that count instead of the weekdays'. */
export function DayOffRow( { day, at, errors, onChange, onRemove }: DayOffRowProps ) {
	const id = useId();
	/* translators: %d: a number. */
	const name = day.name.trim() || day.from || sprintf( __( 'Days %d', 'vestibule' ), at + 1 );
	const errorOf = ( side: 'from' | 'to' | 'name' ) => errors[ `overrides.${ at }.${ side }` ] ?? '';
	const field = ( side: 'from' | 'to' | 'name', label: string, type: 'date' | 'text' ) => (
		<div>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				type={ type }
				maxLength={ 200 }
				value={ day[ side ] }
				aria-invalid={ errorOf( side ) !== '' }
				{ ...( errorOf( side ) !== '' && { 'aria-describedby': `${ id }-${ side }` } ) }
				onChange={ ( value ) => onChange( { ...day, [ side ]: value } ) }
			/>
			<div id={ `${ id }-${ side }` } role="status">
				{ errorOf( side ) !== '' && <p className="vestibule-admin__error">{ errorOf( side ) }</p> }
			</div>
		</div>
	);
	return (
		<fieldset className="vestibule-days-off__row">
			<legend className="screen-reader-text">{ name }</legend>
			<div className="vestibule-days-off__dates">
				{ field( 'from', __( 'First day', 'vestibule' ), 'date' ) }
				{ field( 'to', __( 'Last day', 'vestibule' ), 'date' ) }
				{ field( 'name', __( 'Name', 'vestibule' ), 'text' ) }
			</div>
			{ isBlank( day ) && (
				<p className="vestibule-admin__hint">
					{ __( 'Choose the first day: nothing is closed until then.', 'vestibule' ) }
				</p>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Every year', 'vestibule' ) }
				checked={ day.yearly }
				onChange={ ( yearly ) => onChange( { ...day, yearly } ) }
			/>
			<DayRow
				day={ name }
				label={ __( 'Open for some hours', 'vestibule' ) }
				hours={ day }
				findings={ findingsOfDay( day ) }
				errors={ day.spans.map( ( _, place ) => errors[ `overrides.${ at }.hours.${ place }` ] ?? '' ) }
				onChange={ ( hours ) => onChange( { ...day, ...hours } ) }
			/>
			<div className="vestibule-admin__buttons">
				<Button
					size="compact"
					variant="tertiary"
					isDestructive
					/* translators: %s: name of a holiday. */
					aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), name ) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'vestibule' ) }
				</Button>
			</div>
		</fieldset>
	);
}
