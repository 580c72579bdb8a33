import { getBlockType } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl, TextControl, TextareaControl, ToggleControl } from '../../../../../src/controls/wordpress';
import { standardOf } from '../fromServer';
import type { FieldKind, FieldPanelProps } from '../kinds';
import type { FieldAttributes } from '../../../../../src/contracts/field';
import { nameProblem, type NameProblem } from '../fieldNames';
import { useTakenNames } from '../useFieldName';
import { PrefillPanel } from './PrefillPanel';

/**
 * Returns the error messages that can be changed for a field type, as pairs of a key and a label. The default messages
 * come from the server (docs/form.md).
 */
function messagesOf( { block, canBeInvalid = false, messages: own }: FieldKind ): [ string, string ][] {
	const shared: [ string, string, boolean ][] = [
		[ 'required', __( 'When the field is empty', 'vestibule' ), true ],
		[ 'invalid', __( 'When the value is not valid', 'vestibule' ), canBeInvalid ],
		[
			'max',
			__( 'When too many options are selected', 'vestibule' ),
			'maxSelections' in ( getBlockType( block )?.attributes ?? {} ),
		],
	];
	const shown = shared.flatMap( ( [ key, label, isShown ] ) => ( isShown ? [ [ key, label ] ] : [] ) );
	return Object.entries( { ...Object.fromEntries( shown ), ...own?.() } );
}

function FieldMessages( { attributes, setAttributes, kind }: FieldPanelProps ) {
	const standard = standardOf( kind.type ).messages;
	return (
		<>
			{ messagesOf( kind ).map( ( [ key, label ] ) => (
				<TextControl
					key={ key }
					label={ label }
					placeholder={ standard[ key ] }
					value={ attributes.messages?.[ key ] ?? '' }
					onChange={ ( value ) =>
						setAttributes( {
							messages: { ...attributes.messages, [ key ]: value },
						} )
					}
				/>
			) ) }
		</>
	);
}

/** Field types whose answers can be required to be unique. */
const UNIQUE = [ 'text', 'email', 'phone', 'number', 'url', 'date', 'time' ];

type Width = NonNullable< FieldAttributes[ 'width' ] >;

const uniqueHelp = ( isUnique = false ) =>
	isUnique
		? __(
				'Repeated answers are rejected. Uppercase and lowercase letters count as the same. By trying answers, anyone can find out whether an answer was sent before.',
				'vestibule'
			)
		: __( 'Repeated answers are rejected. Uppercase and lowercase letters count as the same.', 'vestibule' );

/** Settings that all fields have in common, with the settings of the field type between them. */
function FieldSettings( props: FieldPanelProps ) {
	const { attributes, setAttributes, kind, formPost } = props;
	const { hasRequired = true, Settings } = kind;
	return (
		<>
			{ hasRequired && (
				<ToggleControl
					label={ __( 'Required', 'vestibule' ) }
					checked={ attributes.required ?? false }
					onChange={ ( required ) => setAttributes( { required } ) }
				/>
			) }
			{ formPost !== undefined && UNIQUE.includes( kind.type ) && (
				<ToggleControl
					label={ __( 'No two entries with the same answer', 'vestibule' ) }
					help={ uniqueHelp( attributes.unique ) }
					checked={ attributes.unique ?? false }
					onChange={ ( unique ) => setAttributes( { unique } ) }
				/>
			) }
			{ Settings && <Settings { ...props } /> }
			<TextareaControl
				label={ __( 'Help text', 'vestibule' ) }
				rows={ 2 }
				value={ attributes.help ?? '' }
				onChange={ ( help ) => setAttributes( { help: help.replace( /\s*\n\s*/g, ' ' ) } ) }
			/>
			<SelectControl< Width >
				label={ __( 'Width', 'vestibule' ) }
				help={ __(
					'Fields are shown side by side if they fit. On phones, they are shown below each other.',
					'vestibule'
				) }
				value={ attributes.width ?? 'full' }
				options={ [
					{ value: 'full', label: _x( 'Full', 'width', 'vestibule' ) },
					{ value: 'half', label: _x( 'Half', 'width', 'vestibule' ) },
					{ value: 'third', label: _x( 'A third', 'width', 'vestibule' ) },
					{ value: 'two-thirds', label: _x( 'Two thirds', 'width', 'vestibule' ) },
				] }
				onChange={ ( width ) => setAttributes( { width } ) }
			/>
		</>
	);
}

interface Props {
	name: string;
	clientId: string;
	onChange( name: string ): void;
}

function explain( problem: NameProblem ): string {
	const words: Record< NameProblem, string > = {
		empty: __( 'A field needs a name.', 'vestibule' ),
		pattern: __(
			'Start with a letter, and use only letters, digits, hyphens and underscores, at most 64 characters.',
			'vestibule'
		),
		reserved: __( 'This name is reserved for the form. Choose another one.', 'vestibule' ),
		taken: __( 'Another field of this form has this name.', 'vestibule' ),
	};
	return words[ problem ];
}

/**
 * Control for the name under which the field is submitted. The name changes when the control loses the focus, if the
 * new name is valid.
 */
function NameControl( { name, clientId, onChange }: Props ) {
	const [ typed, setTyped ] = useState( name );
	const problem = nameProblem( typed, useTakenNames( clientId ) );
	const changed = typed !== name;
	return (
		<>
			<TextControl
				label={ __( 'Field name', 'vestibule' ) }
				help={ __( 'The value is sent and stored under this name.', 'vestibule' ) }
				value={ typed }
				onChange={ setTyped }
				onBlur={ () => ( problem || ! changed ? setTyped( name ) : onChange( typed ) ) }
				autoComplete="off"
				spellCheck={ false }
			/>
			{ changed && (
				<Notice status={ problem ? 'error' : 'warning' } isDismissible={ false }>
					{ problem ? explain( problem ) : __( 'Entries received so far keep the old name.', 'vestibule' ) }
				</Notice>
			) }
		</>
	);
}

/**
 * Sidebar of a field. The panels with common settings are open, the panel with error messages is closed, and the name
 * is under Advanced.
 */
export function FieldInspector( { clientId, ...props }: FieldPanelProps & { clientId: string } ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<FieldSettings { ...props } />
				</PanelBody>
				{ props.kind.canBePrefilled !== false && (
					<PanelBody title={ __( 'Default value', 'vestibule' ) } initialOpen={ false }>
						<PrefillPanel { ...props } />
					</PanelBody>
				) }
				<PanelBody title={ __( 'Error messages', 'vestibule' ) } initialOpen={ false }>
					<FieldMessages { ...props } />
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<NameControl
					key={ props.attributes.name }
					name={ props.attributes.name ?? '' }
					clientId={ clientId }
					onChange={ ( name ) => props.setAttributes( { name } ) }
				/>
			</InspectorControls>
		</>
	);
}
