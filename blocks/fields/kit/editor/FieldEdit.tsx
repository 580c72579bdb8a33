import { BlockControls, store as blockEditorStore, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@wordpress/data';
import { useLayoutEffect, useRef, useCallback, useMemo } from '@wordpress/element';
import type { RefObject } from 'react';
import { holdsRows, type FieldEditing, type FieldKind, type FieldPanelProps } from './kinds';
import type { FieldViewProps } from '../view';
import { standardOf } from './fromServer';
import { PlainText } from './PlainText';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { FieldInspector } from './inspector/FieldInspector';
import { fieldProps, freshField, viewWords } from './fieldProps';
import { initialPlaces } from './options';
import { editedAlone, storedValues } from './storedOptions';
import { useFieldName } from './useFieldName';
import { useFreshPlace } from './useFreshPlace';
import { useLabelKeys } from './useLabelKeys';

const requiredIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M11.2 5h1.6v5.6l4.9-2.8.8 1.4-4.9 2.8 4.9 2.8-.8 1.4-4.9-2.8V19h-1.6v-5.6l-4.9 2.8-.8-1.4 4.9-2.8-4.9-2.8.8-1.4 4.9 2.8V5Z" />
	</svg>
);

function FieldToolbar( { attributes, setAttributes, kind }: FieldPanelProps ) {
	if ( kind.hasRequired === false ) {
		return null;
	}
	const required = attributes.required ?? false;
	return (
		<BlockControls group="block">
			<ToolbarGroup>
				<ToolbarButton
					icon={ requiredIcon }
					label={ __( 'Required', 'vestibule' ) }
					isPressed={ required }
					onClick={ () => setAttributes( { required: ! required } ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

/**
 * Makes the controls of the view inert, so that a click selects the field and typing edits its text. Runs after every
 * render, because the view may have new controls.
 */
function useInertControls(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		ref.current?.querySelectorAll( 'input, select, textarea, button, [tabindex]' ).forEach( ( control ) => {
			// Skip the controls of inner blocks, because inner blocks make their own controls inert.
			const around = control.closest( '.block-editor-block-list__layout' );
			if ( ! control.closest( '[contenteditable]' ) && ! ref.current?.contains( around ) ) {
				control.setAttribute( 'inert', '' );
			}
		} );
	} );
	return ref;
}

type Slots = NonNullable< FieldViewProps[ 'slots' ] >;

/**
 * Returns the text elements of a field that are edited in place. An empty help text is shown only while the field is
 * selected.
 */
function fieldSlots(
	{ type, slots }: FieldKind,
	editing: FieldEditing,
	isSelected: boolean,
	keys: ReturnType< typeof useLabelKeys >
): Slots {
	const { attributes, setAttributes } = editing;
	const { label = '', help = '' } = attributes;
	return {
		label: (
			<PlainText
				identifier="label"
				label={ __( 'Label', 'vestibule' ) }
				placeholder={ standardOf( type ).label }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
				{ ...keys }
			/>
		),
		help:
			help !== '' || isSelected ? (
				<PlainText
					identifier="help"
					label={ __( 'Help text', 'vestibule' ) }
					placeholder={ __( 'Add help text (optional)', 'vestibule' ) }
					value={ help }
					onChange={ ( value ) => setAttributes( { help: value } ) }
					onEnter={ keys.onEnter }
				/>
			) : undefined,
		...slots?.( { ...editing, goOn: keys.onEnter } ),
	};
}

/** Returns the CSS class for the width. The style sheet of the page uses the same class. */
const widthClass = ( { width = 'full' }: FieldAttributes ) => ( width === 'full' ? '' : ` is-width-${ width }` );

const NOTHING = {};

/** Edit component of a field. Its label and other text are edited in place. */
export function FieldEdit( {
	kind,
	clientId,
	attributes,
	setAttributes,
	isSelected,
	context,
}: BlockEditProps< FieldAttributes > & { kind: FieldKind } ) {
	const { label } = attributes;
	const fresh = useCallback( () => {
		const first = freshField( kind );
		return label ? { ...first, label } : first;
	}, [ kind, label ] );
	const inert = useInertControls();
	useFreshPlace( clientId, attributes.name ?? '', isSelected, inert );
	useFieldName( clientId, attributes.name ?? '', fresh, setAttributes );

	const words = useMemo( viewWords, [] );
	const form = context[ 'vestibule/form' ] as number | undefined;
	const stored = () => storedValues( form, attributes.name ?? '' );
	const isInRow = useSelect(
		( select ) => {
			const { getBlockName, getBlockParents } = select( blockEditorStore );
			return getBlockParents( clientId ).some( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
		},
		[ clientId ]
	);
	const { View } = kind;
	const selected = initialPlaces( attributes );
	const blockProps = useBlockProps( {
		className: `vestibule-field vestibule-field--${ kind.type }${ widthClass( attributes ) }`,
		// Prevent a click on a label from focusing or checking its control.
		onClick: ( event ) => event.preventDefault(),
	} );
	const keys = useLabelKeys( clientId, kind, attributes, inert );
	return (
		<>
			<FieldToolbar attributes={ attributes } setAttributes={ setAttributes } kind={ kind } />
			<FieldInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				stored={ stored }
				formPost={ isInRow ? undefined : ( form ?? editedAlone() ) }
				kind={ kind }
				clientId={ clientId }
			/>
			<div { ...blockProps }>
				<div className="vestibule-editor__view" ref={ inert }>
					<View
						// Remount the view when the default selection changes, because uncontrolled inputs ignore new
						// default values.
						key={ selected.join() }
						field={ fieldProps( kind, attributes, `vestibule-${ clientId }` ) }
						words={ words }
						values={ { [ attributes.name ?? '' ]: selected } }
						errors={ NOTHING }
						slots={ fieldSlots( kind, { attributes, setAttributes, stored }, isSelected, keys ) }
						attributes={ { ...attributes } }
					/>
				</div>
			</div>
		</>
	);
}
