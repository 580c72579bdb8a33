import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { Modal } from '../../../src/contracts/modal';
import { View } from '../View';

interface Props {
	id: string;
	size: Modal[ 'size' ];
	className: string;
	style: CSSProperties | undefined;
}

/** The page's own view of the dialog, in the flow of the canvas, with the blocks in it. */
export function ModalPanel( { id, size = 'medium', className, style }: Props ) {
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
