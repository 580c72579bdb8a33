import { getBlockType } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl, TextareaControl } from '../../../../../src/controls/wordpress';
import type { FieldPrefill } from '../../../../../src/contracts/field';
import type { FieldPanelProps } from '../kinds';
import { DayControl } from './DateLimits';

type Source = NonNullable< FieldPrefill[ 'source' ] >;
type Detail = NonNullable< FieldPrefill[ 'detail' ] >;

const details = (): Partial< Record< Source, { value: Detail; label: string }[] > > => ( {
	user: [
		{ value: '', label: __( 'Name', 'vestibule' ) },
		{ value: 'first_name', label: __( 'First name', 'vestibule' ) },
		{ value: 'last_name', label: __( 'Last name', 'vestibule' ) },
		{ value: 'email', label: __( 'Email address', 'vestibule' ) },
		{ value: 'id', label: __( 'ID of the user', 'vestibule' ) },
	],
	page: [
		{ value: '', label: __( 'Title', 'vestibule' ) },
		{ value: 'url', label: __( 'Address', 'vestibule' ) },
		{ value: 'id', label: __( 'Page ID', 'vestibule' ) },
	],
} );

const helpOf = ( source: Source ): string | undefined =>
	( {
		'': undefined,
		text: undefined,
		query: __( 'Anyone can change a link, so do not rely on the values it fills in.', 'vestibule' ),
		user: __( 'Visitors who are not logged in see an empty field.', 'vestibule' ),
		page: __( 'Data of the page that shows the form.', 'vestibule' ),
	} )[ source ];

interface StartTextProps {
	type: string;
	isInRow: boolean;
	/** Whether the text is the only default value. Otherwise, it is the fallback text. */
	isOnly: boolean;
	value: string;
	onChange( value: string ): void;
}

/**
 * Control for the default text or date. Repeaters allow only fixed dates: relative dates are calculated when the form
 * is rendered, but rows may be added later.
 */
function StartText( { type, isInRow, isOnly, ...control }: StartTextProps ) {
	if ( type === 'date' ) {
		const label = isOnly ? __( 'Date', 'vestibule' ) : __( 'Date if no value is available', 'vestibule' );
		return isInRow ? (
			<TextControl { ...control } label={ label } type="date" />
		) : (
			<DayControl { ...control } label={ label } none={ __( 'Nothing', 'vestibule' ) } />
		);
	}
	const Text = type === 'textarea' ? TextareaControl : TextControl;
	return (
		<Text
			{ ...control }
			label={ isOnly ? __( 'Text', 'vestibule' ) : __( 'Text if no value is available', 'vestibule' ) }
		/>
	);
}

interface ParameterProps {
	/** Name of the field, which is the default name of the parameter. */
	name: string | undefined;
	parameter: string;
	onChange( parameter: string ): void;
}

/** Text control for the name of the URL parameter that contains the value. */
const ParameterControl = ( { name, parameter, onChange }: ParameterProps ) => (
	<TextControl
		label={ __( 'Name of the URL parameter in the link', 'vestibule' ) }
		placeholder={ name }
		help={ sprintf(
			/* translators: %s: query string of a URL, such as ?course=…. */
			__(
				'The link must end with %s. You can create it under “Prefilled link” in the form settings.',
				'vestibule'
			),
			`?${ parameter || ( name ?? '' ) }=…`
		) }
		value={ parameter }
		onChange={ ( typed ) => onChange( typed.replace( /[^A-Za-z0-9_-]|^[^A-Za-z]+/g, '' ) ) }
	/>
);

/** Panel with the default value of a field. Options are selected by default in the list of options instead. */
export function PrefillPanel( { attributes, setAttributes, kind, formPost }: FieldPanelProps ) {
	const { source = '', value = '', parameter = '', detail = '' } = attributes.prefill ?? {};
	const change = ( changes: FieldPrefill ) => setAttributes( { prefill: { ...attributes.prefill, ...changes } } );
	const hasOptions = 'options' in ( getBlockType( kind.block )?.attributes ?? {} );
	const choices = details()[ source ];
	const isDate = kind.type === 'date';
	const said = isDate ? __( 'A date', 'vestibule' ) : __( 'A text', 'vestibule' );
	return (
		<div className="vestibule-editor__settings">
			<SelectControl< Source >
				label={ __( 'Starts with', 'vestibule' ) }
				help={ helpOf( source ) }
				value={ source }
				options={ [
					{ value: '', label: __( 'Nothing', 'vestibule' ) },
					...( hasOptions ? [] : [ { value: 'text' as const, label: said } ] ),
					{ value: 'query', label: __( 'A URL parameter', 'vestibule' ) },
					{ value: 'user', label: __( 'The logged-in user', 'vestibule' ) },
					{ value: 'page', label: __( 'The page', 'vestibule' ) },
				] }
				onChange={ ( chosen ) =>
					change( { source: chosen, detail: chosen === 'user' && kind.type === 'email' ? 'email' : '' } )
				}
			/>
			{ source === 'query' && (
				<ParameterControl
					name={ attributes.name }
					parameter={ parameter }
					onChange={ ( typed ) => change( { parameter: typed } ) }
				/>
			) }
			{ choices && (
				<SelectControl< Detail >
					label={ source === 'user' ? __( 'User data', 'vestibule' ) : __( 'Page data', 'vestibule' ) }
					value={ detail }
					options={ choices }
					onChange={ ( chosen ) => change( { detail: chosen } ) }
				/>
			) }
			{ source !== '' && ! hasOptions && (
				<StartText
					type={ kind.type }
					isInRow={ formPost === undefined }
					isOnly={ source === 'text' }
					value={ value }
					onChange={ ( typed ) => change( { value: typed } ) }
				/>
			) }
		</div>
	);
}
