import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Option } from '../kit/editor/options';
import type { Picture } from '../kit/controls';

interface Attachment {
	source_url: string;
	alt_text: string;
	media_details?: {
		width?: number;
		height?: number;
		sizes?: Record< string, { source_url: string; width: number; height: number } | undefined >;
	};
}

/** Returns the images with the given attachment IDs. Null for options without an image, and while loading. */
export function useMedia( ids: readonly number[] ): ( Picture | null )[] {
	const found = useSelect(
		( select ) =>
			ids.map( ( id ) =>
				id > 0
					? ( select( coreStore ).getEntityRecord( 'postType', 'attachment', id ) as unknown as
							Attachment | undefined )
					: undefined
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The array is a new object in every render.
		[ ids.join() ]
	);
	return found.map( ( attachment ) => ( attachment ? pictureOf( attachment ) : null ) );
}

function pictureOf( { source_url: url, alt_text: alt, media_details: details = {} }: Attachment ): Picture {
	const {
		source_url: src,
		width,
		height,
	} = details.sizes?.medium ?? {
		source_url: url,
		width: details.width ?? 0,
		height: details.height ?? 0,
	};
	return { src, srcset: '', sizes: '', width, height, alt };
}

interface Props {
	option: Option | undefined;
	/** Called with the attachment ID; 0 removes the image. */
	onChange( image: number ): void;
}

/**
 * Control that selects an image for an option from the media library. The alternative text of the image is also used.
 */
export function OptionPicture( { option, onChange }: Props ) {
	const { label = '', value = '', image = 0 } = option ?? {};
	const [ picture ] = useMedia( [ image ] );
	const name = label || value;
	/* translators: %s: an option. */
	const replacing = __( 'Replace the image of %s', 'vestibule' );
	/* translators: %s: an option. */
	const choosing = __( 'Choose an image for %s', 'vestibule' );
	/* translators: %s: an option. */
	const removing = __( 'Remove the image of %s', 'vestibule' );
	return (
		<MediaUploadCheck>
			<div className="vestibule-editor__picture">
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					value={ image }
					onSelect={ ( { id }: { id: number } ) => onChange( id ) }
					render={ ( { open }: { open: () => void } ) => (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ open }
							aria-label={ image ? sprintf( replacing, name ) : sprintf( choosing, name ) }
						>
							{ picture ? (
								<img src={ picture.src } alt={ picture.alt } />
							) : (
								__( 'Choose an image', 'vestibule' )
							) }
						</Button>
					) }
				/>
				{ image > 0 && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( 0 ) }
						aria-label={ sprintf( removing, name ) }
					>
						{ __( 'Remove image', 'vestibule' ) }
					</Button>
				) }
			</div>
		</MediaUploadCheck>
	);
}
