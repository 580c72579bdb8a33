import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { SelectControl, TextControl } from '../../../../src/controls/wordpress';
import { usePlaces } from '../places/usePlaces';
import { linkParts, prefilledLink, type LinkPart } from './link';

interface PartControlProps {
	part: LinkPart;
	value: string;
	onChange( value: string ): void;
}

const PartControl = ( { part: { label, choices }, ...props }: PartControlProps ) =>
	choices.length > 0 ? (
		<SelectControl
			{ ...props }
			label={ label }
			options={ [ { value: '', label: __( 'Nothing', 'vestibule' ) }, ...choices ] }
		/>
	) : (
		<TextControl { ...props } label={ label } />
	);

/** Panel that creates a link to a page with the form. The link contains default values for fields. */
export function PrefilledLink( { id, root }: { id: number; root: string } ) {
	const blocks = useSelect( ( select ) => select( blockEditorStore ).getBlocks( root ), [ root ] );
	const parts = linkParts( blocks );
	const places = usePlaces( id );
	const [ page, setPage ] = useState< string | null >( null );
	const [ given, setGiven ] = useState< Record< string, string > >( {} );
	const shownPage = page ?? places?.find( ( { view } ) => view )?.view ?? '';
	const link = prefilledLink( shownPage, given );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const copy = useCopyToClipboard( link, () => {
		void createSuccessNotice( __( 'Link copied.', 'vestibule' ), { type: 'snackbar' } );
	} );
	if ( parts.length === 0 ) {
		return (
			<p>
				{ __(
					'Links cannot fill in any field yet. Select a field, open “Default value” and choose “A URL parameter”.',
					'vestibule'
				) }
			</p>
		);
	}
	return (
		<div className="vestibule-editor__settings">
			<TextControl
				type="url"
				label={ __( 'Page with the form', 'vestibule' ) }
				help={ link === '' && shownPage !== '' ? __( 'Enter a complete URL.', 'vestibule' ) : undefined }
				value={ shownPage }
				onChange={ setPage }
			/>
			{ parts.map( ( part ) => (
				<PartControl
					key={ part.parameter }
					part={ part }
					value={ given[ part.parameter ] ?? '' }
					onChange={ ( text ) => setGiven( { ...given, [ part.parameter ]: text } ) }
				/>
			) ) }
			{ link !== '' && (
				<p>
					<code className="vestibule-editor__link">{ link }</code>
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				ref={ copy }
				disabled={ link === '' }
				accessibleWhenDisabled
			>
				{ __( 'Copy prefilled link', 'vestibule' ) }
			</Button>
		</div>
	);
}
