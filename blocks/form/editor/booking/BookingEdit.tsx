import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The stable BlockPreview scales into a frame; WordPress's own query loop uses this one since 6.0.
	__experimentalUseBlockPreview as useBlockPreview,
	BlockControls,
	InspectorControls,
	useBlockProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BookingBlock } from '../../../../src/contracts/booking';
import type { FreshForm } from '../fresh/markup';
import { useFresh } from '../fresh/useFresh';
import { blockStyles, type StyleAttributes } from '../blockStyles';
import { BookingChooser } from './BookingChooser';
import { bookingForm } from './arrange';
import { BookingInPlace } from './BookingInPlace';

interface NewBookingProps {
	clientId: string;
	fresh: NonNullable< BookingAttributes[ 'fresh' ] >;
	setAttributes( changes: BookingAttributes ): void;
	onReplace(): void;
}

/** Preview of the new form for an appointment type, until the form is stored with the page. */
function NewBooking( { clientId, fresh, setAttributes, onReplace }: NewBookingProps ) {
	useFresh( clientId, fresh, ( changes ) => setAttributes( changes as BookingAttributes ) );
	const preview = useBlockPreview( {
		blocks: useMemo( () => bookingForm( fresh.event ), [ fresh.event ] ),
		props: { className: 'vestibule-form' },
	} );
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton onClick={ onReplace }>{ __( 'Choose again', 'vestibule' ) }</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Appointment', 'vestibule' ) }>
					<p>
						{ __(
							'This small form is saved with the page. After that you can change its fields, emails and messages.',
							'vestibule'
						) }
					</p>
					<p>
						<a href={ `post.php?post=${ fresh.event }&action=edit` }>
							{ __( 'Edit length and opening hours', 'vestibule' ) }
						</a>
					</p>
				</PanelBody>
			</InspectorControls>
			<div { ...preview } />
		</>
	);
}

/** Attributes from the contract. If `fresh` is set, all of its properties are set. */
interface BookingAttributes extends Omit< BookingBlock, 'fresh' >, StyleAttributes {
	fresh?: ( FreshForm & { event: number } ) | undefined;
}

/** Edit component of the booking block: a chooser, or a preview of the form with the calendar at the top. */
export function BookingEdit( { attributes, clientId, setAttributes }: BlockEditProps< BookingAttributes > ) {
	const { ref, fresh } = attributes;
	const [ replacing, setReplacing ] = useState( false );
	const blockProps = useBlockProps( { className: 'wp-block-vestibule-form', style: blockStyles( attributes ) } );
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
				<BookingInPlace key={ ref } id={ ref } clientId={ clientId } onReplace={ replace } />
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
