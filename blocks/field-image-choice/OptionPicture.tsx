import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useMedia } from './useMedia';
import type { Option } from '../form/field-editor/options';

interface Props {
	option: Option | undefined;
	/** 0 takes the picture away. */
	onChange( image: number ): void;
}

/** The picture of an option: chosen in the media library, whose alternative text it has. */
export function OptionPicture( { option, onChange }: Props ) {
	const { label = '', value = '', image = 0 } = option ?? {};
	const [ picture ] = useMedia( [ image ] );
	const name = label || value;
	/* translators: %s: an option. */
	const replacing = __( 'Replace the picture of %s', 'vestibule' );
	/* translators: %s: an option. */
	const choosing = __( 'Choose a picture for %s', 'vestibule' );
	/* translators: %s: an option. */
	const removing = __( 'Remove the picture of %s', 'vestibule' );
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
								__( 'Choose a picture', 'vestibule' )
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
						{ __( 'Remove picture', 'vestibule' ) }
					</Button>
				) }
			</div>
		</MediaUploadCheck>
	);
}
