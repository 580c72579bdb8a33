import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { BookingBlock } from '../../../../src/contracts/booking';
import { BookingChooser } from './BookingChooser';
import { BookingInPlace } from './BookingInPlace';

/** Chooses a form, then shows it as visitors see it: its calendar first. */
export function BookingEdit( { attributes: { ref }, setAttributes }: BlockEditProps< BookingBlock > ) {
	const [ replacing, setReplacing ] = useState( false );
	const blockProps = useBlockProps( { className: 'wp-block-vestibule-form' } );
	return (
		<div { ...blockProps }>
			{ ! ref || replacing ? (
				<BookingChooser
					onChoose={ ( id ) => {
						setReplacing( false );
						setAttributes( { ref: id } );
					} }
					onCancel={ ref ? () => setReplacing( false ) : undefined }
				/>
			) : (
				<BookingInPlace key={ ref } id={ ref } onReplace={ () => setReplacing( true ) } />
			) }
		</div>
	);
}
