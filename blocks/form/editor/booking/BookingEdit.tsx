import { useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import type { BookingBlock } from '../../../../src/contracts/booking';
import type { FreshForm } from '../fresh/markup';
import { BookingChooser } from './BookingChooser';
import { BookingInPlace } from './BookingInPlace';
import { NewBooking } from './NewBooking';

/** As the contract has it; a form that is stored with the page has all of its parts. */
export interface BookingAttributes extends Omit< BookingBlock, 'fresh' > {
	fresh?: Required< FreshForm > | undefined;
}

/** Chooses an appointment type or a form, then shows it as visitors see it: its calendar first. */
export function BookingEdit( { attributes, clientId, setAttributes }: BlockEditProps< BookingAttributes > ) {
	const { ref, fresh } = attributes;
	const [ replacing, setReplacing ] = useState( false );
	const blockProps = useBlockProps( { className: 'wp-block-vestibule-form' } );
	const choose = ( chosen: BookingAttributes ) => {
		setReplacing( false );
		setAttributes( chosen );
	};
	const replace = () => setReplacing( true );
	if ( replacing || ( ! ref && ! fresh ) ) {
		return (
			<div { ...blockProps }>
				<BookingChooser
					onType={ ( { id, name } ) =>
						choose( { ref: 0, fresh: { key: crypto.randomUUID(), title: name, event: id } } )
					}
					onForm={ ( id ) => choose( { ref: id, fresh: undefined } ) }
					onCancel={ ref || fresh ? () => setReplacing( false ) : undefined }
				/>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ ref ? (
				<BookingInPlace key={ ref } id={ ref } onReplace={ replace } />
			) : (
				fresh && (
					<NewBooking
						clientId={ clientId }
						fresh={ fresh }
						setAttributes={ setAttributes }
						onReplace={ replace }
					/>
				)
			) }
		</div>
	);
}
