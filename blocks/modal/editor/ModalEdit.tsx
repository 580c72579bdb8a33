import {
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { Modal } from '../../../src/contracts/modal';
import { View } from '../View';
import { ModalCard, ModalControls } from './ModalCard';
import { ModalInspector } from './ModalInspector';
import { nameOf } from './name';
import { useModalId } from './useModalId';

interface ModalPanelProps {
	id: string;
	size: Modal[ 'size' ];
	className: string;
	style: CSSProperties | undefined;
}

/** Dialog with its inner blocks as part of the canvas. It uses the same view as the page. */
function ModalPanel( { id, size = 'medium', className, style }: ModalPanelProps ) {
	const template = useRef< [ string, object ][] >( [
		[ 'core/heading', { placeholder: __( 'Heading that names the dialog', 'vestibule' ) } ],
		[ 'core/paragraph', { placeholder: __( 'Content of the dialog', 'vestibule' ) } ],
	] );
	const content = useInnerBlocksProps( { className: 'vestibule-modal__content' }, { template: template.current } );
	return (
		<div className={ `vestibule-modal is-${ size } ${ className }` } style={ style }>
			<View
				id={ id }
				closeLabel={ __( 'Close', 'vestibule' ) }
				closeOnBackdrop
				content={ <div { ...content } /> }
			/>
		</div>
	);
}

/** Pattern for the CSS classes of colors, borders and block styles. They apply to the dialog and not to the wrapper. */
const OF_DIALOG = /^(has-(?!child-)|is-style-|wp-block-vestibule-modal$)/;

/** Returns the inner blocks, whether the dialog is open, and a function that opens and closes it. */
function useOpen( clientId: string ) {
	const { blocks, isInside } = useSelect(
		( select ) => {
			const { getBlocks, hasSelectedInnerBlock } = select( blockEditorStore );
			return { blocks: getBlocks( clientId ), isInside: hasSelectedInnerBlock( clientId, true ) };
		},
		[ clientId ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	const [ isOpen, setOpen ] = useState( blocks.length === 0 );
	useEffect( () => {
		if ( isInside ) {
			setOpen( true );
		}
	}, [ isInside ] );
	const toggle = () => {
		// Select the modal before closing, because a selected inner block would open the dialog again.
		void selectBlock( clientId );
		setOpen( ! isOpen );
	};
	return { blocks, isOpen, toggle };
}

/** Edit component of the modal: a card, and the dialog while it is open. It stays open until the user closes it. */
export function ModalEdit( { attributes, clientId, setAttributes }: BlockEditProps< Modal > ) {
	const { anchor = '', buttonText = '' } = attributes;
	const setAnchor = useCallback( ( id: string ) => setAttributes( { anchor: id } ), [ setAttributes ] );
	useModalId( clientId, anchor, setAnchor );
	const { blocks, isOpen, toggle } = useOpen( clientId );
	const name = nameOf( attributes, blocks );
	const { className = '', style, ...wrapper } = useBlockProps();
	const classes = className.split( ' ' );
	const shared = { name, anchor, isOpen, onToggle: toggle };
	return (
		<div
			{ ...wrapper }
			className={ [ ...classes.filter( ( one ) => ! OF_DIALOG.test( one ) ), 'vestibule-modal-editor' ].join(
				' '
			) }
		>
			<ModalControls { ...shared } />
			<ModalInspector attributes={ attributes } name={ name } setAttributes={ setAttributes } />
			{ buttonText !== '' && (
				<div className="vestibule-modal-opener">
					<RichText
						tagName="span"
						identifier="buttonText"
						className="vestibule-modal__opener wp-element-button"
						aria-label={ __( 'Text of the button that opens the modal', 'vestibule' ) }
						allowedFormats={ [] }
						disableLineBreaks
						value={ buttonText }
						onChange={ ( text ) => setAttributes( { buttonText: text } ) }
					/>
				</div>
			) }
			<ModalCard { ...shared } />
			{ isOpen && (
				<ModalPanel
					id={ anchor }
					size={ attributes.size }
					style={ style }
					className={ classes.filter( ( one ) => OF_DIALOG.test( one ) ).join( ' ' ) }
				/>
			) }
		</div>
	);
}
