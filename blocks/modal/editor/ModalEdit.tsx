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

/** The page's own view of the dialog, in the flow of the canvas, with the blocks in it. */
function ModalPanel( { id, size = 'medium', className, style }: ModalPanelProps ) {
	const template = useRef< [ string, object ][] >( [
		[ 'core/heading', { placeholder: __( 'Heading, which names the dialog', 'vestibule' ) } ],
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

/** Colours, borders and the style belong to the dialog, not to the card around it. */
const OF_DIALOG = /^(has-(?!child-)|is-style-|wp-block-vestibule-modal$)/;

/**
 * On the page's canvas a modal is a card; its content opens in a frame that looks like the dialog, and stays open until
 * it is closed.
 */
export function ModalEdit( { attributes, clientId, setAttributes }: BlockEditProps< Modal > ) {
	const { anchor = '', buttonText = '' } = attributes;
	const setAnchor = useCallback( ( id: string ) => setAttributes( { anchor: id } ), [ setAttributes ] );
	useModalId( clientId, anchor, setAnchor );
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
		// Before the content goes: what is selected in it would open it again.
		void selectBlock( clientId );
		setOpen( ! isOpen );
	};
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
