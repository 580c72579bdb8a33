import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The stable BlockPreview scales into a frame; WordPress's own query loop uses this one since 6.0.
	__experimentalUseBlockPreview as useBlockPreview,
	BlockControls,
	InspectorControls,
} from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFresh } from '../fresh/useFresh';
import { bookingForm } from './bookingForm';
import type { BookingAttributes } from './BookingEdit';

interface Props {
	clientId: string;
	fresh: NonNullable< BookingAttributes[ 'fresh' ] >;
	setAttributes( changes: BookingAttributes ): void;
	onReplace(): void;
}

/** The small form of an appointment type, before it is stored with the page. */
export function NewBooking( { clientId, fresh, setAttributes, onReplace }: Props ) {
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
