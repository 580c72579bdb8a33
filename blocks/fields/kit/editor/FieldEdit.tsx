import { BlockControls, store as blockEditorStore, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useLayoutEffect, useRef, useCallback, useMemo } from '@wordpress/element';
import type { RefObject } from 'react';
import type { FieldEditing, FieldKind, FieldPanelProps } from './kinds';
import type { FieldViewProps } from '../view';
import { standardOf } from './fromServer';
import { PlainText } from './PlainText';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { FieldInspector } from './inspector/FieldInspector';
import { fieldProps, freshField, viewWords } from './fieldProps';
import { initialPlaces } from './options';
import { storedValues } from './storedOptions';
import { useFieldName } from './useFieldName';
import { useFreshPlace } from './useFreshPlace';

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
 * What Enter does in the label of a field, as in a caption: a paragraph follows, in which a slash offers the fields.
 * Where no paragraph may stand, in a row, another field of the kind does.
 */
function useGoOn( clientId: string ): () => void {
	const registry = useRegistry();
	return () => {
		const { canInsertBlockType, getBlockIndex, getBlockName, getBlockRootClientId } =
			registry.select( blockEditorStore );
		const root = getBlockRootClientId( clientId ) ?? '';
		const name = canInsertBlockType( 'core/paragraph', root ) ? 'core/paragraph' : getBlockName( clientId );
		if ( name ) {
			registry
				.dispatch( blockEditorStore )
				.insertBlock( createBlock( name ), getBlockIndex( clientId ) + 1, root );
		}
	};
}

/**
 * Takes the view's own controls out of the tab order and away from the pointer, so that a click selects the field and
 * typing goes to its words. After every render, because the view may have drawn new ones.
 */
function useInertControls(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		ref.current?.querySelectorAll( 'input, select, textarea, button, [tabindex]' ).forEach( ( control ) => {
			// Blocks inside of a field look after their own.
			const around = control.closest( '.block-editor-block-list__layout' );
			if ( ! control.closest( '[contenteditable]' ) && ! ref.current?.contains( around ) ) {
				control.setAttribute( 'inert', '' );
			}
		} );
	} );
	return ref;
}

type Slots = NonNullable< FieldViewProps[ 'slots' ] >;

/** The words of a field that are edited where they stand. Help that is empty shows only while the field is selected. */
function fieldSlots( { type, slots }: FieldKind, editing: FieldEditing, isSelected: boolean, goOn: () => void ): Slots {
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
				onEnter={ goOn }
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
					onEnter={ goOn }
				/>
			) : undefined,
		...slots?.( editing ),
	};
}

/** The page's sheet sets out what has such a class. */
const widthClass = ( { width = 'full' }: FieldAttributes ) => ( width === 'full' ? '' : ` is-width-${ width }` );

const NOTHING = {};

/** A field as the page shows it, its words edited where they stand. */
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
	const { View } = kind;
	const selected = initialPlaces( attributes );
	const blockProps = useBlockProps( {
		className: `vestibule-field vestibule-field--${ kind.type }${ widthClass( attributes ) }`,
		// A click on a label would move to its control, or tick it.
		onClick: ( event ) => event.preventDefault(),
	} );
	const goOn = useGoOn( clientId );
	return (
		<>
			<FieldToolbar attributes={ attributes } setAttributes={ setAttributes } kind={ kind } />
			<FieldInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				stored={ stored }
				kind={ kind }
				clientId={ clientId }
			/>
			<div { ...blockProps }>
				<div className="vestibule-editor__view" ref={ inert }>
					<View
						// A list that stands on a page keeps what was chosen first.
						key={ selected.join() }
						field={ fieldProps( kind, attributes, `vestibule-${ clientId }` ) }
						words={ words }
						values={ { [ attributes.name ?? '' ]: selected } }
						errors={ NOTHING }
						slots={ fieldSlots( kind, { attributes, setAttributes, stored }, isSelected, goOn ) }
						attributes={ { ...attributes } }
					/>
				</div>
			</div>
		</>
	);
}
