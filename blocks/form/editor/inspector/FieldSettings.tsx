import { TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { standardOf } from '../fromServer';
import { AutocompleteControl } from './AutocompleteControl';
import { CountryControl } from './CountryControl';
import { EventControl } from './EventControl';
import type { FieldPanelProps } from './FieldInspector';
import { LimitControl } from './LimitControl';
import { OptionsControl } from './OptionsControl';
import { PartsControl } from './PartsControl';

/** The settings of a field, each only where the contract gives the kind of field the attribute. */
export function FieldSettings( props: FieldPanelProps ) {
	const { attributes, setAttributes, kind, has } = props;
	return (
		<>
			{ kind.type === 'name' ? (
				<PartsControl { ...props } />
			) : (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Required', 'vestibule' ) }
					checked={ attributes.required ?? false }
					onChange={ ( required ) => setAttributes( { required } ) }
				/>
			) }
			{ has( 'text' ) && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Label in entries', 'vestibule' ) }
					value={ attributes.label ?? '' }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
			) }
			{ has( 'options' ) && (
				<OptionsControl
					options={ attributes.options ?? [] }
					onChange={ ( options ) => setAttributes( { options } ) }
				/>
			) }
			{ has( 'maxSelections' ) && (
				<LimitControl
					label={ __( 'Maximum selections', 'vestibule' ) }
					help={ __( 'Leave empty for no limit.', 'vestibule' ) }
					value={ attributes.maxSelections ?? 0 }
					max={ 200 }
					onChange={ ( maxSelections ) => setAttributes( { maxSelections } ) }
				/>
			) }
			{ has( 'placeholder' ) && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Placeholder', 'vestibule' ) }
					help={ __(
						'Shown in the empty field and hidden on typing. Put what visitors need to know into the help text.',
						'vestibule'
					) }
					placeholder={ standardOf( kind.type ).placeholder }
					value={ attributes.placeholder ?? '' }
					onChange={ ( placeholder ) => setAttributes( { placeholder } ) }
				/>
			) }
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Help text', 'vestibule' ) }
				rows={ 2 }
				value={ attributes.help ?? '' }
				onChange={ ( help ) => setAttributes( { help: help.replace( /\s*\n\s*/g, ' ' ) } ) }
			/>
			{ has( 'maxLength' ) && (
				<LimitControl
					label={ __( 'Maximum characters', 'vestibule' ) }
					help={ sprintf(
						/* translators: %s: a number of characters. */
						__( 'Leave empty for %s.', 'vestibule' ),
						standardOf( kind.type ).maxLength.toLocaleString( document.documentElement.lang || 'en' )
					) }
					value={ attributes.maxLength ?? 0 }
					max={ 20000 }
					onChange={ ( maxLength ) => setAttributes( { maxLength } ) }
				/>
			) }
			{ has( 'autocomplete' ) && <AutocompleteControl { ...props } /> }
			{ has( 'initialCountry' ) && <CountryControl { ...props } /> }
			{ has( 'event' ) && <EventControl { ...props } /> }
		</>
	);
}
