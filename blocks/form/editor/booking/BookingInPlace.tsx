import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The stable BlockPreview scales into a frame; WordPress's own query loop uses this one since 6.0.
	__experimentalUseBlockPreview as useBlockPreview,
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Notice, PanelBody, Placeholder, Spinner } from '@wordpress/components';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM, kindOf } from '../../../fields/kit/editor/kinds';
import { FIELD_BLOCKS } from '../fieldBlocks';
import { FormControls } from '../FormInPlace';
import { FORM_BLOCK } from '../form';
import { FormUnavailable, NotPublished } from '../FormUnavailable';
import { EditedElsewhere, FormVersions } from '../FormVersions';
import { useFormAccess } from '../useFormAccess';
import { appointmentIn, calendarFirst, withAttributes } from './arrange';

const BOOKING_BLOCK = 'vestibule/booking';

/**
 * Checks whether this is the first booking block of its form and the page contains no form block for the same form.
 * Only this block shows the dialog that compares two versions.
 */
const useIsOnlyEditor = ( clientId: string, ref: number ): boolean =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const blocksOf = ( name: string ) =>
				editor.getBlocksByName( name ).filter( ( id ) => editor.getBlockAttributes( id )?.ref === ref );
			return blocksOf( FORM_BLOCK ).length === 0 && blocksOf( BOOKING_BLOCK )[ 0 ] === clientId;
		},
		[ clientId, ref ]
	);

interface Props {
	id: number;
	clientId: string;
	onReplace(): void;
}

/**
 * Preview of the form as it appears on the page. The appointment settings are edited here, and the fields in the form
 * editor.
 */
export function BookingInPlace( { id, clientId, onReplace }: Props ) {
	const isOnlyEditor = useIsOnlyEditor( clientId, id );
	const access = useFormAccess( id );
	switch ( access.state ) {
		case 'loading':
			return (
				<Placeholder>
					<Spinner />
				</Placeholder>
			);
		case 'missing':
		case 'binned':
		case 'forbidden':
		case 'failed':
			return <FormUnavailable id={ id } reason={ access.state } onReplace={ onReplace } />;
		default:
			return (
				<>
					<FormControls id={ id } onReplace={ onReplace } />
					{ ! access.published && <NotPublished id={ id } /> }
					{ isOnlyEditor && <EditedElsewhere id={ id } /> }
					{ isOnlyEditor && <FormVersions id={ id } /> }
					<Picture id={ id } />
				</>
			);
	}
}

type OnBlocks = ( blocks: Block[], options: unknown ) => void;

const NO_BLOCKS: Block[] = [];

function Picture( { id }: { id: number } ) {
	// The package types both setters as `Function`.
	const [ stored, , onChange ] = useEntityBlockEditor( FORM.kind, FORM.name, { id: String( id ) } ) as [
		Block[] | undefined,
		OnBlocks,
		OnBlocks,
	];
	const blocks = stored ?? NO_BLOCKS;
	const appointment = appointmentIn( blocks );
	const kind = kindOf( 'appointment' );
	const Settings = FIELD_BLOCKS.find( ( { metadata } ) => metadata.name === kind?.block )?.Settings;
	const preview = useBlockPreview( {
		blocks: useMemo( () => calendarFirst( blocks ), [ blocks ] ),
		props: { className: 'vestibule-form' },
	} );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Appointment', 'vestibule' ) }>
					{ appointment && Settings && kind && (
						<Settings
							kind={ kind }
							attributes={ appointment.attributes }
							setAttributes={ ( changes ) =>
								onChange( withAttributes( blocks, appointment, changes ), {} )
							}
						/>
					) }
					<p>
						<a href={ `post.php?post=${ id }&action=edit` }>
							{ __( 'Open in the form editor', 'vestibule' ) }
						</a>
					</p>
				</PanelBody>
			</InspectorControls>
			{ stored && ! appointment && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'This form has no appointment field, so visitors cannot choose a time. Add one in the form editor, or replace the form.',
						'vestibule'
					) }
				</Notice>
			) }
			<div { ...preview } />
		</>
	);
}
