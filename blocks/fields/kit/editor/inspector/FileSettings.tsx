import { FormTokenField } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ToggleControl } from '../../../../../src/controls/wordpress';
import { GROUPS, typesOf } from '../files';
import type { FieldEditing } from '../kinds';
import { LimitControl } from './attributes';

const MEGABYTE = 1024 * 1024;

/** Returns the upload limit of PHP in bytes; 0 if it is unknown. */
function useServerLimit(): number {
	return useSelect( ( select ) => {
		const { maxUploadFileSize } = select( blockEditorStore ).getSettings() as { maxUploadFileSize?: number };
		return maxUploadFileSize ?? 0;
	}, [] );
}

const refusedWords = ( types: string ) =>
	/* translators: %s: file extensions, such as "php". */
	sprintf( __( 'Files of this type are not allowed: %s', 'vestibule' ), types );

type Props = FieldEditing & {
	/** Extensions that can be selected. */
	offered: readonly string[];
	/** Whether groups of extensions can also be selected. */
	hasGroups?: boolean;
};

/** Settings that file and image fields have in common. */
export function FileSettings( { attributes, setAttributes, offered, hasGroups = false }: Props ) {
	const [ refused, setRefused ] = useState( '' );
	const server = Math.floor( useServerLimit() / MEGABYTE );
	const chosen = attributes.fileTypes ?? [];
	const suggestions = hasGroups ? [ ...GROUPS, ...offered ] : [ ...offered ];
	const choose = ( tokens: ( string | { value: string } )[] ) => {
		const { types, unknown } = typesOf( tokens, suggestions );
		setRefused( unknown.join( ', ' ) );
		setAttributes( { fileTypes: types } );
	};
	const sizeHelp =
		server > 0
			? /* translators: %d: a number of megabytes. */
				sprintf( __( 'Leave empty for 10. This server accepts at most %d MB.', 'vestibule' ), server )
			: __( 'Leave empty for 10.', 'vestibule' );
	const hint = hasGroups
		? __( 'Enter file extensions or groups of types. Leave empty for images and documents.', 'vestibule' )
		: __( 'Leave empty for all image types that browsers can show.', 'vestibule' );
	return (
		<>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Types of files', 'vestibule' ) }
				value={ chosen }
				suggestions={ suggestions }
				onChange={ choose }
				__experimentalExpandOnFocus
			/>
			<p className={ refused ? 'vestibule-admin__error' : 'vestibule-editor__hint' }>
				{ refused ? refusedWords( refused ) : hint }
			</p>
			<LimitControl
				label={ __( 'Maximum file size (MB)', 'vestibule' ) }
				help={ sizeHelp }
				value={ attributes.maxFileSize ?? 0 }
				max={ 1000 }
				onChange={ ( maxFileSize ) => setAttributes( { maxFileSize } ) }
			/>
			<LimitControl
				label={ __( 'Maximum files', 'vestibule' ) }
				help={ __( 'Leave empty for 5.', 'vestibule' ) }
				value={ attributes.maxFiles ?? 0 }
				max={ 50 }
				onChange={ ( maxFiles ) => setAttributes( { maxFiles } ) }
			/>
			<ToggleControl
				label={ __( 'Remove location and camera data from photos', 'vestibule' ) }
				help={ __( 'Photos are saved again, in the correct orientation.', 'vestibule' ) }
				checked={ attributes.stripMetadata ?? true }
				onChange={ ( stripMetadata ) => setAttributes( { stripMetadata } ) }
			/>
		</>
	);
}
