import { __, sprintf, _x } from '@wordpress/i18n';
import { useMemo } from '@wordpress/element';
import { ComboboxControl, TextControl } from '../../../../../src/controls/wordpress';
import type { FieldAttributes } from '../../../../../src/contracts/field';
import type { FieldEditing, FieldPanelProps } from '../kinds';
import { standardOf } from '../fromServer';
import { WholeNumber } from '../../../../../src/controls/WholeNumber';

/** Names of the attributes with text values. */
type Name = keyof {
	[ K in keyof FieldAttributes as FieldAttributes[ K ] extends string | undefined ? K : never ]: true;
};

interface TextAttributeProps extends FieldEditing {
	name: Name;
	label: string;
	help?: string;
	placeholder?: string;
}

/** Text control for an attribute. */
export const TextAttribute = ( {
	attributes,
	setAttributes,
	name,
	// These props do not belong to the text control, so they are removed.
	stored: _stored,
	formPost: _formPost,
	...props
}: TextAttributeProps ) => (
	<TextControl
		{ ...props }
		value={ attributes[ name ] ?? '' }
		onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
	/>
);

export const PlaceholderControl = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
	<TextControl
		label={ __( 'Placeholder', 'vestibule' ) }
		help={ __(
			'Shown in the field only while it is empty. Use the help text for anything that visitors need to know.',
			'vestibule'
		) }
		placeholder={ standardOf( kind.type ).placeholder }
		value={ attributes.placeholder ?? '' }
		onChange={ ( placeholder ) => setAttributes( { placeholder } ) }
	/>
);

interface LimitProps {
	label: string;
	help: string;
	value: number;
	max: number;
	onChange( value: number ): void;
}

/** Control for an optional whole number. An empty control stores 0. */
export const LimitControl = ( props: LimitProps ) => <WholeNumber { ...props } min={ 1 } empty={ 0 } />;

export const MaxLengthControl = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
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
);

const LETTERS = [ ...'abcdefghijklmnopqrstuvwxyz' ];

/** Returns all regions that the browser supports, by name. Two-letter codes without a name are skipped. */
export function countries(): { value: string; label: string }[] {
	const language = document.documentElement.lang || 'en';
	const names = new Intl.DisplayNames( language, { type: 'region', fallback: 'none' } );
	return LETTERS.flatMap( ( first ) => LETTERS.map( ( second ) => first + second ) )
		.filter( ( code ) => ! /^(eu|ez|un|zz|xa|xb|qo)$/.test( code ) )
		.flatMap( ( value ) => {
			const label = names.of( value.toUpperCase() );
			return label ? [ { value, label } ] : [];
		} )
		.sort( ( a, b ) => a.label.localeCompare( b.label, language ) );
}

/**
 * Control for the default country. "none" represents an empty attribute, because ComboboxControl treats an empty value
 * as no selection.
 */
export function CountryControl( { attributes, setAttributes }: FieldPanelProps ) {
	const known = useMemo( countries, [] );
	return (
		<ComboboxControl
			allowReset={ false }
			label={ __( 'Default country', 'vestibule' ) }
			value={ attributes.initialCountry || 'none' }
			options={ [
				{ value: 'auto', label: __( 'Visitor’s location', 'vestibule' ) },
				{ value: 'none', label: _x( 'None', 'country', 'vestibule' ) },
				...known,
			] }
			onChange={ ( value ) =>
				setAttributes( {
					initialCountry: ! value || value === 'none' ? '' : value,
				} )
			}
		/>
	);
}
